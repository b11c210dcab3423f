/** The first line of a CSV file: what parts the columns, and what each of them means. */
import { KINDS } from '#contract/items/kinds.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { matchHeader } from '#domain/items/match-header.ts'
import type { MatchedTitle } from '#domain/items/match-header.ts'
import { namedSeparator } from './decode-file.ts'
import { fileRefusal } from './file-rows.ts'

/** By folded title; null: staff want it left out. */
export type ColumnMatches = ReadonlyMap<string, string | null>

/** Of each column the name of ours, or null when it is left out. Refuses unknown ones and those that come twice. */
export function readHeader(
  kind: WrittenKind,
  titles: readonly string[],
  remembered: ColumnMatches,
): (string | null)[] {
  const matched = matchHeader(kind, titles, remembered)
  const unknown = matched.filter(({ column }) => column === undefined).map(({ title }) => title)
  if (unknown.length > 0) throw fileRefusal(unknownColumns(kind, titles, unknown), 'columns')
  const columns = matched.map(({ column }) => column ?? null)
  // All of them are known from here on, so there are few different ones to search.
  const twice = columns.filter((name, index) => name !== null && columns.indexOf(name) !== index)
  if (twice.length > 0)
    throw fileRefusal(`The header has ${listOf(twice.map(String))} more than once.`, 'columns')
  return columns
}

/** What the file names itself ("sep=;"), or of comma, semicolon and tab the one that finds the most columns in the first line. */
export function separatorOf(kind: WrittenKind, bytes: Uint8Array, remembered: ColumnMatches): string {
  const named = namedSeparator(bytes)
  if (named !== undefined) return named
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024)).trimStart()
  const [line = ''] = start.split(/[\r\n]/, 1)
  const titlesBy = (separator: string) => line.split(separator).map((title) => title.replaceAll('"', ''))
  const found = (separator: string) =>
    matchHeader(kind, titlesBy(separator), remembered).filter(isKnown).length * 1000 +
    // Between files of which no column is known the one with more columns is meant.
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
