import { Plus, X } from 'lucide'
import { useFieldArray } from 'react-hook-form'
import { CONVERSION_KINDS } from '#contract/earnings/earnings.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextField } from '../form/text-field.tsx'
import { useProblem } from '../form/use-problem.ts'
import { KIND_LABELS } from './earnings-words.ts'

const NAME = 'postbackNames.events'
const MOST = 30

/** The programme's words for events. Ours are understood without being named. */
export function EventWords() {
  const { fields, append, remove } = useFieldArray({ name: NAME })
  const problem = useProblem(NAME)
  return (
    <fieldset className="program-events">
      <legend>Its words for events</legend>
      <p className="mut sm">{CONVERSION_KINDS.join(', ')} are understood as they stand.</p>
      {fields.map(({ id }, at) => (
        <div key={id} className="program-events__one">
          <TextField name={`${NAME}.${at}.word`} label={`Word ${at + 1}`} />
          <SelectField
            name={`${NAME}.${at}.kind`}
            label={`Event ${at + 1}`}
            options={CONVERSION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          />
          <IconButton icon={X} label={`Remove word ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {problem !== undefined && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {fields.length < MOST && (
        <Button variant="outline" size="sm" onClick={() => append({ word: '', kind: 'first_deposit' })}>
          <Icon of={Plus} size={18} />
          Add a word
        </Button>
      )}
    </fieldset>
  )
}
