import { Plus, X } from 'lucide'
import { useFieldArray } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { TextField } from '../form/text-field.tsx'

const MOST = 20

/** Questions and answers below the list, added and removed in place. */
export function QuestionList() {
  const { fields, append, remove } = useFieldArray({ name: 'questions' })
  return (
    <fieldset className="landing-questions">
      <legend>Questions and answers</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className="landing-questions__one">
          <div className="form">
            <TextField name={`questions.${at}.question`} label={`Question ${at + 1}`} max={200} />
            <TextAreaField name={`questions.${at}.answer`} label={`Answer ${at + 1}`} max={2000} />
          </div>
          <IconButton icon={X} label={`Remove question ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {fields.length < MOST && (
        <Button variant="outline" size="sm" onClick={() => append({ question: '', answer: '' })}>
          <Icon of={Plus} size={18} />
          Add a question
        </Button>
      )}
    </fieldset>
  )
}
