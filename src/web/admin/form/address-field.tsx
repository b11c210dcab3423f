import { useFormState, useWatch } from 'react-hook-form'
import type { SlugKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { itemSlug } from '#domain/shared/slugs.ts'
import { TextField } from './text-field.tsx'
import { textOf } from './text-of.ts'

/** The address of an item's page. Left empty, the server makes it from the name, and numbers it where it is taken. */
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
  // A bonus begins with the casino, which is only an id here.
  return kind === 'bonus' || name.trim() === ''
    ? 'Left empty, it is made for you'
    : `Left empty: ${paths[kind]({ slug: itemSlug(name, kind) })}`
}
