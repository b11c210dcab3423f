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

/** The values of the fields of a form as it is stored. They hold empty texts where a form holds nothing; null in a fact means "not stated". */
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

/** The values to save: an empty fact is null, "not stated" (decision D-77). */
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

/** What the pickers ask the server. */
export type Choice = ChoiceAnswer

export type ChoiceKind = 'casinos' | 'games'

export function fetchChoices(of: ChoiceKind, text: string, signal: AbortSignal): Promise<Choice[]> {
  return callAdmin<Choice[]>(`/api/admin/choices/${of}?search=${encodeURIComponent(text)}`, { signal })
}

/** The names of these, however many: an address has room for some hundred ids at a time. */
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

/** The texts of a list that was typed or pasted: separated by commas, semicolons, tabs or lines; blank ones left out. */
export function entriesIn(text: string): string[] {
  return text
    .split(BETWEEN_ENTRIES)
    .map((entry) => entry.replaceAll(/\s+/gu, ' ').trim())
    .filter((entry) => entry !== '')
}

/**
 * The list with the entries of a text at its end. One that is there already, whatever its case, is not added again;
 * one that is known takes the known spelling.
 */
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
