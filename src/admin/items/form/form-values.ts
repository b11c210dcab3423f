import type { Choice as ChoiceAnswer } from '#contract/items/admin-rows.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/items/limits.ts'
import { callAdmin } from '../../staff/call-admin.ts'
import type { ItemDialogProps } from './item-dialog-props.ts'

/** A comma between two digits belongs to a number: "Over 5,000 games". */
const BETWEEN_ENTRIES = /[;\r\n\t]+|(?<!\d),|,(?!\d)/

const COPY = ' (copy)'

const IDS_AT_ONCE = 500

export type Values = Record<string, unknown>

/** The field values of a stored form. Fields hold empty texts for missing values; null in a fact means "not stated". */
export function fieldValuesOf(
  { valuesOf = asTheyAre, facts = [] }: Pick<ItemDialogProps, 'valuesOf' | 'facts'>,
  form: Values,
): Values {
  return Object.fromEntries(
    Object.entries(valuesOf(form)).map(([name, value]) => [
      name,
      facts.includes(name) ? value : (value ?? ''),
    ]),
  )
}

/** The values to save: an empty fact becomes null, "not stated" (decision D-77). */
export function statedValues(values: Values, facts: readonly string[] = []): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      facts.includes(name) && typeof value === 'string' && value.trim() === '' ? null : value,
    ]),
  )
}

export function asTheyAre(values: Values): Values {
  return values
}

/** An option of a picker. */
export type Choice = ChoiceAnswer

export type ChoiceKind = 'casinos' | 'games'

export function fetchChoices(of: ChoiceKind, text: string, signal: AbortSignal): Promise<Choice[]> {
  return callAdmin<Choice[]>(`/api/admin/choices/${of}?search=${encodeURIComponent(text)}`, { signal })
}

/** The names for any number of ids. Requests are split, because an address has room for some hundred. */
export async function fetchNames(
  of: ChoiceKind,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Choice[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  const named = await Promise.all(
    parts.map((part) => callAdmin<Choice[]>(`/api/admin/choices/${of}?ids=${part.join(',')}`, { signal })),
  )
  return named.flat()
}

/** The initial values of a copy: everything except slug and visibility, under another name. */
export function copiedPresets(
  { kind, presets, facts = [], valuesOf = (form) => form }: ItemDialogProps,
  form: Values,
): Values {
  const values = valuesOf({ ...form, ...CHANGED[kind](form) })
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    // Fields hold empty texts for missing values; null in a fact means "not stated".
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
  // A value has one landing page, so the copy needs another value.
  landing: ({ title }) => ({ title: renamed(title, 100), value: '', slug: '', isPublished: false }),
}

/** Splits typed or pasted text at commas, semicolons, tabs and line breaks. Blank entries are dropped. */
export function entriesIn(text: string): string[] {
  return text
    .split(BETWEEN_ENTRIES)
    .map((entry) => entry.replaceAll(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '')
}

/** The list with further entries. Duplicates are dropped, ignoring case; known entries take their known spelling. */
export function withEntries(
  entries: readonly string[],
  text: string,
  known: readonly string[] = [],
): readonly string[] {
  const added = entriesIn(text)
  if (added.length === 0) return entries
  const spellings = new Map(known.map((value) => [value.toLowerCase(), value]))
  const byKey = new Map(entries.map((entry) => [entry.toLowerCase(), entry]))
  for (const entry of added) {
    const key = entry.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, spellings.get(key) ?? entry)
  }
  return [...byKey.values()]
}
