import { useId } from 'react'

interface SwitchProps {
  label: string
  /** For screen readers: tells equal switches apart. */
  of?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A setting that takes effect as soon as it is pressed. */
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
