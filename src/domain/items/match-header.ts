/** Maps the titles of a foreign file to our columns. */
import { labelOf } from '#contract/items/field-labels.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { columnsOf, PROBLEM_COLUMN } from '#contract/transfer/transfer-columns.ts'

export interface MatchedTitle {
  title: string
  /** Undefined: no column is known. Null: the column is left out. */
  column: string | null | undefined
}

/**
 * A title means a column when it equals its name or label, ignoring case, spaces, underscores and signs; otherwise what
 * staff chose for it. The column with the reasons of an earlier import is left out.
 */
export function matchHeader(
  kind: WrittenKind,
  titles: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): MatchedTitle[] {
  const columns = columnsOf(kind).map(({ name }) => name)
  const known = new Map<string, string | null>([
    ...OTHER_SPELLINGS.filter(([, name]) => columns.includes(name)),
    ...columns.map((name) => [foldTitle(labelOf(name)), name] as const),
    // A name takes precedence over the label of another column.
    ...columns.map((name) => [foldTitle(name), name] as const),
    [foldTitle(PROBLEM_COLUMN), null],
  ])
  return titles.map((given) => {
    const title = given.trim()
    const folded = foldTitle(title)
    return { title, column: known.has(folded) ? known.get(folded) : remembered.get(folded) }
  })
}

/** Usual titles that are spelled differently. */
const OTHER_SPELLINGS: readonly (readonly [folded: string, name: string])[] = [
  ['licence', 'license'],
  ['licences', 'license'],
  ['licensedby', 'license'],
  ['website', 'websiteUrl'],
  ['affiliatelink', 'affiliateUrl'],
  ['providers', 'gameProviders'],
  ['currencies', 'supportedCurrencies'],
]

/** Makes "Safety Index", "safety_index" and "safetyIndex" equal. */
export function foldTitle(title: string): string {
  return title
    .slice(0, MOST)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const MOST = 200
