import { Plus, X } from 'lucide'
import { useFieldArray } from 'react-hook-form'
import { SETTINGS } from '#contract/settings/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '../items/form/fields.tsx'
import { useProblem } from '../items/form/use-problem.ts'

/** Free help by country, shown by the help page, the finder and the assistant. */
export function HelplineFields() {
  const { fields, append, remove } = useFieldArray({ name: 'lines', keyName: 'key' })
  const problem = useProblem('lines')
  return (
    <>
      <p className="sm">
        One for each country, in the order of the{' '}
        <a className="link" href={paths.responsibleGambling()} target="_blank" rel="noopener">
          help page
        </a>
        . Compare each number with what its service publishes, and say when: the page says so too.
      </p>
      {fields.map(({ key }, at) => (
        <fieldset key={key} className="setting-list">
          <legend>Helpline {at + 1}</legend>
          <TextField name={`lines.${at}.country`} label="Country" hint="Two letters, such as DE." />
          <TextField name={`lines.${at}.name`} label="Name" max={SETTINGS.heading} />
          <TextField name={`lines.${at}.phone`} label="Phone" max={SETTINGS.phone} />
          <TextField name={`lines.${at}.alsoPhone`} label="Second phone" max={SETTINGS.phone} />
          <TextField
            name={`lines.${at}.note`}
            label="Note"
            max={SETTINGS.heading}
            hint="Whom it serves, or when."
          />
          <TextField name={`lines.${at}.web`} label="Site" hint="Such as gamcare.org.uk." />
          <TextField
            name={`lines.${at}.source`}
            label="Source"
            type="url"
            hint="Where the number was compared. For staff alone."
          />
          <TextField name={`lines.${at}.checkedOn`} label="Checked on" type="date" />
          <Button variant="outline" size="sm" onClick={() => remove(at)}>
            <Icon of={X} size={18} />
            Remove helpline {at + 1}
          </Button>
        </fieldset>
      ))}
      {fields.length < SETTINGS.helplines && (
        <Button variant="outline" size="sm" onClick={() => append(NEW)}>
          <Icon of={Plus} size={18} />
          Add a helpline
        </Button>
      )}
      {fields.length === 0 && problem !== undefined && <p className="err">{problem}</p>}
    </>
  )
}

const NEW = { country: '', name: '', phone: '', alsoPhone: '', note: '', web: '', source: '', checkedOn: '' }
