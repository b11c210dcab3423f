/** Builds the form of a noun from its table of fields and its layout. */
import { Fragment, type ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import {
  fieldsWhere,
  presetsOf,
  type CellKind,
  type Field,
  type FieldTable,
  type FormLayout,
} from '#contract/items/field.ts'
import type { ItemKind, SlugKind, WrittenKind } from '#contract/items/item-kinds.ts'
import { paths } from '#contract/shared/paths.ts'
import { Select } from '#ui/select.tsx'
import { FactField } from './fact-field.tsx'
import { AddressField, SelectField, SwitchField, TextAreaField, TextField, textOf } from './fields.tsx'
import type { ItemDialogProps } from './item-dialog-props.ts'
import { ItemPicker } from './item-picker.tsx'
import { PictureField } from './picture-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SliderField } from './slider-field.tsx'
import { TagField } from './tag-field.tsx'

type FromFields = Pick<ItemDialogProps, 'presets' | 'facts' | 'tabs'>

/**
 * The settings of a dialog, from the table of fields. `own` holds custom controls by the name of a field or a whole
 * tab; null for a field shown together with another.
 */
export function formOfFields<Fields extends FieldTable>(
  kind: WrittenKind,
  fields: Fields,
  layout: FormLayout<Fields>,
  own: Readonly<Record<string, ReactNode>> = {},
): FromFields {
  const shown = (name: string) =>
    Object.hasOwn(own, name) ? own[name] : <FieldControl kind={kind} name={name} field={fields[name]} />
  return {
    presets: presetsOf(fields),
    facts: fieldsWhere(fields, ({ isFact }) => isFact === true),
    tabs: Object.entries(layout).map(([tab, rows]) => ({
      name: tab,
      fields: rows.flat().map(String),
      content: Object.hasOwn(own, tab)
        ? own[tab]
        : rows.map((row) => {
            const names = [row].flat().map(String)
            const controls = names.map((name) => <Fragment key={name}>{shown(name)}</Fragment>)
            return names.length === 1 ? (
              controls
            ) : (
              <div key={names.join()} className="form__2">
                {controls}
              </div>
            )
          }),
    })),
  }
}

interface FieldControlProps {
  kind: WrittenKind
  name: string
  field: Field | undefined
}

export function FieldControl({ kind, name, field }: FieldControlProps) {
  if (field === undefined) return null
  const { control = {}, isFact = false, options, isPicture } = field
  const { as = AS_OF_CELL[field.cell], label = field.label, rows, offers, max, ...look } = control
  const line = {
    name,
    label,
    ...look,
    ...(max !== undefined && { max }),
    ...(offers !== undefined && { offers }),
  }
  const hint = look.hint === undefined ? {} : { hint: look.hint }
  if (name === 'slug') return <AddressField kind={kind as SlugKind} />
  if (isPicture === true) return <ItemPicture kind={kind} name={name} label={label} />
  if (options !== undefined)
    return <SelectField name={name} label={label} options={options.map(optionOf)} fact={isFact} {...hint} />
  if (isFact && (as === 'line' || as === 'number'))
    return <FactField {...line} type={as === 'number' ? 'number' : 'text'} />
  switch (as) {
    case 'line':
      return <TextField {...line} />
    case 'number':
      return <TextField {...line} type="number" />
    case 'day':
      return <TextField {...line} type="date" />
    case 'address':
      return <TextField {...line} type="url" />
    case 'area':
      return (
        <TextAreaField
          name={name}
          label={label}
          {...hint}
          {...(rows !== undefined && { rows })}
          {...(max !== undefined && { max })}
        />
      )
    case 'html':
      return <RichTextField name={name} label={label} />
    case 'slider':
      return <SliderField name={name} label={label} fact={isFact} />
    case 'switch':
      return <SwitchField name={name} label={label} {...hint} />
    case 'tags':
      return (
        <TagField
          of={kind as ItemKind}
          name={name}
          label={label}
          {...hint}
          {...(offers !== undefined && { offers })}
        />
      )
    case 'casinos':
      return <ItemPicker name={name} label={label} of="casinos" />
    case 'one casino':
      return <ItemPicker name={name} label={label} of="casinos" single />
  }
}

const AS_OF_CELL = {
  text: 'line',
  optional: 'line',
  number: 'number',
  flag: 'switch',
  list: 'tags',
  ids: 'casinos',
  media: 'line',
} as const satisfies Record<CellKind, string>

/** Capitalises an option's label. */
function optionOf(value: string) {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
}

/** The picture of an item; without one, what visitors see instead. */
function ItemPicture({ kind, name, label }: Omit<FieldControlProps, 'field'> & { label: string }) {
  const [title = '', called = '', type = ''] = useWatch({ name: ['title', 'name', 'type'] }).map(textOf)
  const fallback = {
    casino: paths.logo(called || 'Casino'),
    bonus: paths.cover('other', title || 'Bonus'),
    game: paths.gameArt(type || 'slot', called || 'Game'),
    post: paths.cover('other', title || 'Article'),
    landing: paths.cover('other', title || 'List'),
  }
  return <PictureField name={name} label={label} fallback={fallback[kind]} />
}

interface OrNoneProps extends FieldControlProps {
  /** The field that tells what an empty one means: true for none, false for not stated (decision D-97). */
  none: string
}

/** A field and, while it is empty, the choice of what that means. */
export function OrNone({ none, ...field }: OrNoneProps) {
  return (
    <div>
      <FieldControl {...field} />
      <WhenEmpty field={field.name} name={none} />
    </div>
  )
}

/** "None" or "Not stated", while a field is empty. */
export function WhenEmpty({ field, name }: { field: string; name: string }) {
  const value: unknown = useWatch({ name: field })
  const isEmpty =
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (!isEmpty) return null
  return (
    <Controller
      name={name}
      render={({ field: { value: isNone, onChange } }) => (
        <div className="mt-2">
          <Select
            aria-label="An empty field means"
            options={WHEN_EMPTY}
            value={isNone === false ? 'unknown' : 'none'}
            onChange={(chosen) => onChange(chosen === 'none')}
          />
        </div>
      )}
    />
  )
}

const WHEN_EMPTY = [
  { value: 'none', label: 'None' },
  { value: 'unknown', label: 'Not stated' },
]
