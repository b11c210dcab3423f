import { Controller } from 'react-hook-form'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Field } from '#ui/field.tsx'
import { TagBox } from './tag-box.tsx'
import { useKnownValues } from './use-known-values.ts'
import { useProblem } from './use-problem.ts'

interface TagFieldProps {
  /** Its known values are those of the field of this name. */
  name: string
  /** The kind of item that the form is of. */
  of: ItemKind
  label: string
  hint?: string
  /** Offered after the values that the catalogue holds. */
  offers?: readonly string[]
}

/** A list of short texts. What is typed counts at once, confirmed or not, so that a save never loses it. */
export function TagField({ name, of, label, hint, offers = [] }: TagFieldProps) {
  const problem = useProblem(name)
  const held = useKnownValues(of)[name] ?? []
  const heldKeys = new Set(held.map((text) => text.toLowerCase()))
  const known = [...held, ...offers.filter((text) => !heldKeys.has(text.toLowerCase()))]
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} hint={hint} problem={problem}>
          {(control) => (
            <TagBox
              control={control}
              inputRef={ref}
              label={label}
              known={known}
              value={Array.isArray(value) ? (value as string[]) : []}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
