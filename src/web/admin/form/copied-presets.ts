import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/shared/limits.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'

type Values = Record<string, unknown>

const COPY = ' (copy)'

/** What a new form begins with as a copy of an item: all but its slug and that visitors see it, under another name. */
export function copiedPresets(
  { kind, presets, facts = [], valuesOf = (form) => form }: ItemDialogProps,
  form: Values,
): Values {
  const values = valuesOf({ ...form, ...CHANGED[kind](form) })
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    // Fields hold empty texts where a form holds nothing; null in a fact means "not stated".
    facts.includes(name) ? value : (value ?? ''),
  ])
  return { ...presets, ...Object.fromEntries(filled) }
}

const renamed = (name: unknown, max: number) => `${String(name).slice(0, max - COPY.length)}${COPY}`
const named = ({ name }: Values) => ({ name: renamed(name, FORM.name.max), slug: '', isActive: false })

const CHANGED: Readonly<Record<WrittenKind, (form: Values) => Values>> = {
  casino: named,
  game: named,
  bonus: ({ title }) => ({ title: renamed(title, FORM.title), slug: '', isActive: false }),
  post: ({ title }) => ({
    title: renamed(title, FORM.title),
    slug: '',
    isPublished: false,
    publishedAt: null,
    publishAt: null,
  }),
  // A value has one landing page: the copy is for another.
  landing: ({ title }) => ({ title: renamed(title, 100), value: '', slug: '', isPublished: false }),
}
