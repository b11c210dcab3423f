import { useId } from 'react'

interface SwitchProps {
  label: string
  /** For screen readers: what of several it belongs to. */
  of?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off from the moment it is pressed. */
export function Switch({ label, of, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span />
      </button>
      <span id={id}>
        {label}
        {of !== undefined && <span className="sr"> {of}</span>}
      </span>
    </div>
  )
}
