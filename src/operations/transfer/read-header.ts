/** Reads the header of a CSV file: the separator, and the meaning of each column. */
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS, type WrittenKind } from '#contract/items/item-kinds.ts'
import { matchHeader } from '#domain/items/match-header.ts'
import { fileRefusal } from './file-rows.ts'

/** By folded title; null: the column is left out. */
export type ColumnMatches = ReadonlyMap<string, string | null>

/** Our name for each column, or null for one that is left out. Refuses unknown and repeated columns. */
export function readHeader(
  kind: WrittenKind,
  titles: readonly string[],
  remembered: ColumnMatches,
): (string | null)[] {
  const matched = matchHeader(kind, titles, remembered)
  const unknown = matched.filter(({ column }) => column === undefined).map(({ title }) => title)
  if (unknown.length > 0) throw fileRefusal(unknownColumns(kind, titles, unknown), 'columns')
  const columns = matched.map(({ column }) => column ?? null)
  // All names are known here, so few different ones are searched.
  const twice = columns.filter((name, index) => name !== null && columns.indexOf(name) !== index)
  if (twice.length > 0)
    throw fileRefusal(`The header has ${listOf(twice.map(String))} more than once.`, 'columns')
  return columns
}

/** How many titles are columns of this kind. */
export function countKnown(kind: WrittenKind, titles: readonly string[], remembered?: ColumnMatches): number {
  return matchHeader(kind, titles, remembered).filter(({ column }) => typeof column === 'string').length
}

function unknownColumns(kind: WrittenKind, titles: readonly string[], unknown: readonly string[]): string {
  const fits = (other: WrittenKind) => countKnown(other, titles)
  const other = WRITTEN_KINDS.find((candidate) => fits(candidate) > fits(kind))
  const guess = other === undefined ? '' : ` This looks like a file for ${KINDS[other].path}.`
  return `Unknown ${unknown.length === 1 ? 'column' : 'columns'}: ${listOf(unknown)}.${guess}`
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => (name === '' ? '(no name)' : name.slice(0, 60)))
  return names.length > 10 ? `${shown.join(', ')} and ${names.length - 10} more` : shown.join(', ')
}
