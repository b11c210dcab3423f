import { ArrowDown, ArrowUp, Plus, X } from 'lucide'
import { useFieldArray } from 'react-hook-form'
import { SETTINGS } from '#contract/settings/limits.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextField } from '../items/form/fields.tsx'
import { useProblem } from '../items/form/use-problem.ts'

/** The links of header and footer. */
export function MenuFields() {
  return (
    <>
      <p className="sm">
        An address is a path of this site such as /blog, an http or https address, or mailto: with a mail
        address.
      </p>
      <LinkList
        name="header"
        label="Header"
        hint="Beside the name of the site. The menu of small screens begins with Home."
      />
      <LinkList name="quick" label="Footer: Quick Links" hint="The first column of the footer." />
      <LinkList
        name="support"
        label="Footer: Support"
        hint="The second column. It begins with Contact Us, which leads to the support address."
      />
    </>
  )
}

interface LinkListProps {
  /** Name of the list in the form. */
  name: string
  label: string
  hint: string
}

function LinkList({ name, label, hint }: LinkListProps) {
  const { fields, append, remove, move } = useFieldArray({ name })
  const problem = useProblem(name)
  return (
    <fieldset className="setting-list">
      <legend>{label}</legend>
      <p className="mut sm">{hint}</p>
      {fields.length === 0 && <p className="sm">No links.</p>}
      <ol>
        {fields.map(({ id }, at) => (
          <li key={id}>
            <TextField name={`${name}.${at}.label`} label={`Label ${at + 1}`} max={SETTINGS.menuLabel} />
            <TextField name={`${name}.${at}.to`} label={`Address ${at + 1}`} type="url" />
            <span className="setting-list__tools flex">
              <IconButton
                icon={ArrowUp}
                label={`Move link ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move link ${at + 1} down`}
                disabled={at === fields.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton icon={X} label={`Remove link ${at + 1}`} onClick={() => remove(at)} />
            </span>
          </li>
        ))}
      </ol>
      {fields.length < SETTINGS.menuLinks && (
        <Button variant="outline" size="sm" onClick={() => append({ label: '', to: '' })}>
          <Icon of={Plus} size={18} />
          Add a link
        </Button>
      )}
      {fields.length === 0 && problem !== undefined && <p className="err">{problem}</p>}
    </fieldset>
  )
}
