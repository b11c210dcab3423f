import { CircleAlert } from 'lucide'
import { useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  /** At the right of the label: a hint or a counter. */
  hint?: ReactNode
  /** The error message, shown below and announced with the field. */
  problem?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** A label above its control, a hint at the right and the error below, associated for screen readers. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </label>
      {children({
        id,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': problem === undefined ? undefined : problemId,
      })}
      <Problem id={problemId} text={problem} />
    </div>
  )
}

/** "n/50 characters", highlighted at the limit. */
export function Counter({ text, max }: { text: string; max: number }) {
  return (
    <span className="counter" data-full={text.length >= max || undefined}>
      {text.length}/{max} characters
    </span>
  )
}

interface ProblemProps {
  text: string | undefined
  /** For `aria-describedby` of the control. */
  id?: string
  /** Announces the text when it appears, where no control refers to it. */
  isAlert?: boolean
}

/** An error message; nothing without a text. */
export function Problem({ text, id, isAlert = false }: ProblemProps) {
  return (
    text !== undefined && (
      <p className="err" id={id} role={isAlert ? 'alert' : undefined}>
        <Icon of={CircleAlert} size={14} />
        {text}
      </p>
    )
  )
}
