import { ChevronDown, CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Icon } from '#ui/icon.tsx'

interface FormGroupProps {
  name: string
  /** The fields in it: their problems are counted beside its name. */
  fields: readonly string[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A group of fields that folds. Folded fields keep their values. */
export function FormGroup({ name, fields, isOpen, onToggle, children }: FormGroupProps) {
  const { errors } = useFormState()
  const wrong = fields.filter((field) => Object.hasOwn(errors, field)).length
  return (
    <details
      className="form-group"
      open={isOpen}
      // Fired for every change of `open`, our own as well.
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <h2>{name}</h2>
        {wrong > 0 && (
          <span className="tab-error">
            <Icon of={CircleAlert} size={16} />
            <span className="sr">
              {wrong} {wrong === 1 ? 'error' : 'errors'}
            </span>
          </span>
        )}
        <Icon of={ChevronDown} size={18} />
      </summary>
      <div className="form form-group__fields">{children}</div>
    </details>
  )
}
