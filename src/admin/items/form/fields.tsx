import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { itemSlug } from '#domain/shared/slugs.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select, type Option } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { counted } from '#domain/shared/counted.ts'
import { useProblem } from './use-problem.ts'

const NOT_STATED: Option = { value: 'not-stated', label: 'Not stated' }

interface TextFieldProps {
  name: string
  label: string
  hint?: ReactNode
  type?: 'text' | 'url' | 'email' | 'number' | 'date' | 'datetime-local'
  placeholder?: string
  /** Limits typing, with a counter. */
  max?: number
  min?: number
  step?: number
  /** Suggestions; other values may be typed. */
  offers?: readonly string[]
}

const NOT_ENCRYPTED = 'http is not encrypted. Use an address with https where there is one.'

/** A single-line input. A number field keeps unreadable text for correction. */
export function TextField({
  name,
  label,
  hint,
  type = 'text',
  placeholder,
  max,
  min,
  step,
  offers,
}: TextFieldProps) {
  const { register } = useFormContext()
  const value = useWatch({ name }) as unknown
  const problem = useProblem(name)
  const isNumber = type === 'number'
  const isOpen = type === 'url' && /^http:/i.test(textOf(value).trim())
  const count = max === undefined || isNumber ? undefined : `${textOf(value).length}/${max}`
  return (
    <Field label={label} hint={isOpen ? NOT_ENCRYPTED : (hint ?? count)} problem={problem}>
      {(control) => (
        <>
          <input
            {...control}
            {...register(name)}
            className="input"
            type={type === 'url' ? 'text' : type}
            inputMode={isNumber ? 'decimal' : type === 'url' ? 'url' : undefined}
            placeholder={placeholder}
            maxLength={isNumber ? undefined : max}
            min={min}
            max={isNumber ? max : undefined}
            step={step}
            spellCheck={type === 'url' ? false : undefined}
            list={offers === undefined ? undefined : `${control.id}-offers`}
          />
          {offers !== undefined && (
            <datalist id={`${control.id}-offers`}>
              {offers.map((offer) => (
                <option key={offer} value={offer}>
                  {offer}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

interface TextAreaFieldProps {
  name: string
  label: string
  hint?: string
  rows?: number
  /** Limits typing, with a counter. */
  max?: number
}

export function TextAreaField({ name, label, hint, rows = 3, max }: TextAreaFieldProps) {
  const { register } = useFormContext()
  const value = useWatch({ name }) as unknown
  const count = max === undefined ? undefined : `${textOf(value).length}/${max}`
  return (
    <Field label={label} hint={hint ?? count} problem={useProblem(name)}>
      {(control) => (
        <textarea {...control} {...register(name)} className="textarea" rows={rows} maxLength={max} />
      )}
    </Field>
  )
}

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  /** Label of the empty option. */
  empty?: string
  /** Adds the option "Not stated", with the value null. */
  fact?: boolean
}

/** A select. An unknown value is kept and shown. */
export function SelectField({
  name,
  label,
  hint,
  options,
  empty = 'Choose...',
  fact = false,
}: SelectFieldProps) {
  const problem = useProblem(name)
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <Controller
          name={name}
          render={({ field: { value, onChange, onBlur, ref } }) => {
            const chosen = fact && value === null ? NOT_STATED.value : textOf(value)
            const isKnown =
              chosen === '' ||
              chosen === NOT_STATED.value ||
              options.some((option) => option.value === chosen)
            return (
              <Select
                {...control}
                ref={ref}
                options={[
                  { value: '', label: empty },
                  ...options,
                  ...(fact ? [NOT_STATED] : []),
                  ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
                ]}
                value={chosen}
                onBlur={onBlur}
                onChange={(next) => onChange(fact && next === NOT_STATED.value ? null : next)}
              />
            )
          }}
        />
      )}
    </Field>
  )
}

interface SwitchFieldProps {
  name: string
  label: string
  /** For screen readers: tells equal switches apart. */
  of?: string
  /** The effect for visitors. */
  hint?: string
}

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

/** The slug of an item's page. When empty, the server derives it from the name, and numbers it where it is taken. */
export function AddressField({ kind }: { kind: SlugKind }) {
  const { defaultValues } = useFormState({ name: 'slug' })
  const [slug, name] = useWatch({ name: ['slug', 'name'] }).map(textOf)
  const before = textOf(defaultValues?.slug)
  const typed = slug?.trim().toLowerCase() ?? ''
  return (
    <TextField
      name="slug"
      label="Address"
      max={FORM.itemSlug}
      hint={hintOf({ kind, typed, before, name: name ?? '' })}
    />
  )
}

function hintOf({
  kind,
  typed,
  before,
  name,
}: Record<'typed' | 'before' | 'name', string> & { kind: SlugKind }) {
  if (before !== '' && typed === '') return `Empty keeps the present one: ${paths[kind]({ slug: before })}`
  if (before !== '' && typed !== before)
    return `${paths[kind]({ slug: typed })} – the present address will lead to it`
  if (typed !== '') return paths[kind]({ slug: typed })
  // A bonus's slug begins with its casino's, which the form knows only by id.
  return kind === 'bonus' || name.trim() === ''
    ? 'Left empty, it is made for you'
    : `Left empty: ${paths[kind]({ slug: itemSlug(name, kind) })}`
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The name of a part of a form, with a mark where it has errors. */
export function PartLabel({ wrong, children }: { wrong: number; children: string }) {
  return (
    <>
      {children}
      {wrong > 0 && (
        <span className="tab-error inline-flex text-destructive">
          <Icon of={CircleAlert} size={14} />
          <span className="sr">{counted(wrong, 'error')}</span>
        </span>
      )}
    </>
  )
}
