/**
 * Maps between the address of the comparison and what is compared (decision D-46).
 * Law: readCompareSearch(writeCompareSearch(readCompareSearch(url))) equals readCompareSearch(url).
 */
import { TEXT } from '../shared/limits.ts'
import { cleanSearchText } from '../shared/search-text.ts'
import { COMPARE_KINDS, type CompareKind } from './compare.ts'
import { compareWantedPairs, readCompareWanted, type CompareWanted } from './compare-wanted.ts'
import { COMPARE, COMPARE_LIMIT } from './limits.ts'

export interface CompareSearch {
  kind: CompareKind
  /** In the order of the columns, without duplicates, at most three. An id may be unknown. */
  ids: readonly number[]
  /** Leaves out the rows in which all columns are equal. */
  onlyDifferences: boolean
  /** Cleaned search text for one more item to add; empty when nothing is searched for. */
  find: string
  /** What the visitor needs of a casino. Those rows come first, and the picker offers matching casinos. */
  wanted: CompareWanted
  /** Lists of payment methods and features show every entry, however many there are. */
  showsAll: boolean
  /** How many choices the picker lists; 0 while it is closed and without search text. */
  listed: number
}

/** Reads a comparison from query parameters. Never throws: unusable values are left out. */
export function readCompareSearch(query: URLSearchParams): CompareSearch {
  return {
    kind: COMPARE_KINDS.find((kind) => kind === query.get('type')) ?? 'casinos',
    ids: readIds(query.getAll('ids')),
    onlyDifferences: query.get('diff') === '1',
    find: cleanSearchText(query.get('find') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    wanted: readCompareWanted(query),
    showsAll: query.get('rows') === 'all',
    listed: readListed(query.get('listed') ?? ''),
  }
}

/** Writes the query that reads back as this comparison. It always names the kind, as links from elsewhere do. */
export function writeCompareSearch(search: CompareSearch): string {
  const { kind, ids, onlyDifferences, find, wanted, showsAll, listed } = search
  const query = new URLSearchParams({ type: kind })
  if (ids.length > 0) query.set('ids', ids.join(','))
  if (onlyDifferences) query.set('diff', '1')
  if (find !== '') query.set('find', find)
  for (const [name, value] of compareWantedPairs(wanted)) query.set(name, value)
  if (showsAll) query.set('rows', 'all')
  if (listed > 0) query.set('listed', String(listed))
  return query.toString().replaceAll('%2C', ',')
}

function readListed(text: string): number {
  return /^\d{1,4}$/.test(text) ? Math.min(Number(text), COMPARE.mostListed) : 0
}

/** The largest id that the database can hold. */
const MAX_ID = 2_147_483_647

function readIds(lists: readonly string[]): number[] {
  const ids = lists
    .flatMap((list) => list.split(','))
    .map((text) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : 0))
  return [...new Set(ids)].filter((id) => id >= 1 && id <= MAX_ID).slice(0, COMPARE_LIMIT)
}
