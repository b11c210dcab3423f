/**
 * The grammar between the address of the bonus list and a search value.
 * Law: readBonusSearch(writeBonusSearch(readBonusSearch(url))) equals readBonusSearch(url).
 */
import { TEXT } from '../shared/limits.ts'
import { BONUS_TYPE_NAMES } from '../shared/options.ts'
import { readPage } from '../shared/read-page.ts'
import { cleanSearchText } from '../shared/search-text.ts'

export type BonusSort = 'newest' | 'expiring' | 'value' | 'wagering' | 'deposit'

/** What the sort dropdown offers, the default first (decision D-40). */
export const BONUS_SORT_NAMES: ReadonlyMap<BonusSort, string> = new Map([
  ['newest', 'Latest First'],
  ['expiring', 'Expiring Soon'],
  ['value', 'Bonus Amount'],
  ['wagering', 'Lowest Wagering'],
  ['deposit', 'Lowest Deposit'],
])

export interface BonusSearch {
  /** Cleaned; empty when nothing is searched for. */
  search: string
  /** One of the tabs; absent for all bonuses, other types too (decision D-39). */
  type?: string
  sort: BonusSort
  /** From 1. */
  page: number
}

/** Reads a search from query parameters. Never throws: what it cannot use is left out. */
export function readBonusSearch(query: URLSearchParams): BonusSearch {
  const type = (query.get('type') ?? '').replaceAll('-', '_').toLowerCase()
  return {
    search: cleanSearchText(query.get('search') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    ...(Object.hasOwn(BONUS_TYPE_NAMES, type) && { type }),
    sort: [...BONUS_SORT_NAMES.keys()].find((sort) => sort === query.get('sort')) ?? 'newest',
    page: readPage(query.get('page')),
  }
}

/** Writes the shortest query that reads back as this search. */
export function writeBonusSearch({ search, type, sort, page }: BonusSearch): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (type !== undefined) query.set('type', type)
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
