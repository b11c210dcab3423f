/** Reads the header of a CSV file: the separator, and the meaning of each column. */
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS, type WrittenKind } from '#contract/items/item-kinds.ts'
import { matchHeader, type MatchedTitle } from '#domain/items/match-header.ts'
import { namedSeparator } from './decode-file.ts'
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

/**
 * The separator that the file names ("sep=;"), or the one of comma, semicolon and tab that yields most known columns.
 */
export function separatorOf(kind: WrittenKind, bytes: Uint8Array, remembered: ColumnMatches): string {
  const named = namedSeparator(bytes)
  if (named !== undefined) return named
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).trimStart()
  const [line = ''] = start.split(/[\r\n]/, 1)
  const titlesBy = (separator: string) => line.split(separator).map((title) => title.replaceAll('"', ''))
  const found = (separator: string) =>
    matchHeader(kind, titlesBy(separator), remembered).filter(isKnown).length * 1000 +
    // Among separators without known columns, the one with more columns wins.
    Math.min(titlesBy(separator).length, 999)
  return [',', ';', '\t'].toSorted((a, b) => found(b) - found(a))[0] ?? ','
}

function isKnown({ column }: MatchedTitle): boolean {
  return typeof column === 'string'
}

function unknownColumns(kind: WrittenKind, titles: readonly string[], unknown: readonly string[]): string {
  const fits = (other: WrittenKind) => matchHeader(other, titles).filter(isKnown).length
  const other = WRITTEN_KINDS.find((candidate) => fits(candidate) > fits(kind))
  const guess = other === undefined ? '' : ` This looks like a file for ${KINDS[other].path}.`
  return `Unknown ${unknown.length === 1 ? 'column' : 'columns'}: ${listOf(unknown)}.${guess}`
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, 10).map((name) => (name === '' ? '(no name)' : name.slice(0, 60)))
  return names.length > 10 ? `${shown.join(', ')} and ${names.length - 10} more` : shown.join(', ')
}
