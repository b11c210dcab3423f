import { Controller } from 'react-hook-form'
import { Switch } from '#ui/switch.tsx'

interface SwitchFieldProps {
  name: string
  label: string
  /** For screen readers: what of several it belongs to. */
  of?: string
  /** What it means for visitors. */
  hint?: string
}

/** On or off, with the form. */
export function SwitchField({ name, label, of, hint }: SwitchFieldProps) {
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="switch-field">
          <Switch label={label} of={of} checked={value === true} onChange={onChange} />
          {hint !== undefined && <p className="sm mut">{hint}</p>}
        </div>
      )}
    />
  )
}
