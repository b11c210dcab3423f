import { useId } from 'react'

interface SwitchProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off from the moment it is pressed. */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps) {
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
      <span id={id}>{label}</span>
    </div>
  )
}
