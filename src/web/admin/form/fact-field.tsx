import { useId } from 'react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '#ui/field.tsx'
import { describedBy, textOf } from './fields.tsx'
import { useFact } from './unconfirmed.ts'
import { useProblem } from './use-problem.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Fact } from './unconfirmed.ts'

interface FactFieldProps {
  name: string
  label: string
  hint?: ReactNode
  type?: 'text' | 'number'
  min?: number
  max?: number
  step?: number
  placeholder?: string
}

/** One line for a fact that may be not stated. What was typed is kept, so that it can be corrected. */
export function FactField({ name, label, hint, type = 'text', min, max, step, placeholder }: FactFieldProps) {
  const problem = useProblem(name)
  const fact = useFact(name)
  const noteId = useId()
  return (
    <div>
      <Field label={label} hint={hint} problem={problem}>
        {(control) => (
          <Controller
            name={name}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <input
                {...control}
                aria-describedby={describedBy(control['aria-describedby'], fact.isUnconfirmed && noteId)}
                ref={ref}
                className={fact.isUnconfirmed ? 'input input--unconfirmed' : 'input'}
                type={type}
                inputMode={type === 'number' ? 'decimal' : undefined}
                min={min}
                max={max}
                step={step}
                disabled={fact.isNotStated}
                placeholder={fact.isNotStated ? 'Not stated' : placeholder}
                value={textOf(value)}
                onBlur={onBlur}
                onChange={(event) => {
                  onChange(event)
                  fact.setConfirmed(true)
                }}
              />
            )}
          />
        )}
      </Field>
      <FactChoices name={name} label={label} fact={fact} noteId={noteId} />
    </div>
  )
}

interface FactChoicesProps {
  name: string
  label: string
  fact: Fact
  /** Of the sentence that explains an unconfirmed value. */
  noteId: string
}

/** Below a fact: its first value is confirmed here, or the fact is marked as not stated. */
export function FactChoices({ name, label, fact, noteId }: FactChoicesProps) {
  const { isNotStated, isUnconfirmed, canBeConfirmed } = fact
  const labelId = `${noteId}-label`
  return (
    <div className="fact">
      {/* Describes the ticks instead of naming them, so that the label names one control only. */}
      <span hidden id={labelId}>
        {label}
      </span>
      {isUnconfirmed && (
        <p className="fact__note" id={noteId}>
          <Badge tone="chip">Not confirmed yet</Badge> It will be saved as not stated.
        </p>
      )}
      {canBeConfirmed && !isNotStated && (
        <Checkbox
          name={`${name}-confirmed`}
          value="yes"
          checked={!isUnconfirmed}
          describedBy={labelId}
          onChange={() => fact.setConfirmed(isUnconfirmed)}
        >
          Confirm
        </Checkbox>
      )}
      <Checkbox
        name={`${name}-not-stated`}
        value="yes"
        checked={isNotStated}
        describedBy={labelId}
        onChange={() => fact.setNotStated(!isNotStated)}
      >
        Not stated
      </Checkbox>
    </div>
  )
}
