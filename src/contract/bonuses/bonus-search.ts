/**
 * The grammar between the address of the bonus list and a search value.
 * Law: readBonusSearch(writeBonusSearch(readBonusSearch(url))) equals readBonusSearch(url).
 */
import { isCountryCode } from '../countries/countries.ts'
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

/** The limits of wagering that the list offers, as multiples of the bonus. */
export const WAGERING_LIMITS = [0, 10, 20, 30, 35, 40] as const

/** The highest limit of wagering that is accepted. */
export const MOST_WAGERING = 1000

export interface BonusSearch {
  /** Cleaned; empty when nothing is searched for. */
  search: string
  /** One of the tabs; absent for all bonuses, other types too (decision D-39). */
  type?: string
  /** Code of a country that the casino does not refuse; absent for any. */
  country?: string
  /** Highest wagering, as a multiple of the bonus from 0 to 1,000; offers that do not state theirs are left out. */
  maxWagering?: number
  sort: BonusSort
  /** From 1. */
  page: number
}

/** Reads a search from query parameters. Never throws: what it cannot use is left out. */
export function readBonusSearch(query: URLSearchParams): BonusSearch {
  const type = (query.get('type') ?? '').replaceAll('-', '_').toLowerCase()
  const country = (query.get('country') ?? '').toUpperCase()
  const wagering = query.get('maxWagering') ?? ''
  return {
    search: cleanSearchText(query.get('search') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    ...(Object.hasOwn(BONUS_TYPE_NAMES, type) && { type }),
    ...(isCountryCode(country) && { country }),
    ...(/^\d{1,4}$/.test(wagering) && Number(wagering) <= MOST_WAGERING && { maxWagering: Number(wagering) }),
    sort: [...BONUS_SORT_NAMES.keys()].find((sort) => sort === query.get('sort')) ?? 'newest',
    page: readPage(query.get('page')),
  }
}

/** True where more than an order and a page is asked for. */
export function isNarrowed({ search, type, country, maxWagering }: BonusSearch): boolean {
  return search !== '' || type !== undefined || country !== undefined || maxWagering !== undefined
}

/** Writes the shortest query that reads back as this search. */
export function writeBonusSearch({ search, type, country, maxWagering, sort, page }: BonusSearch): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (type !== undefined) query.set('type', type)
  if (country !== undefined) query.set('country', country)
  if (maxWagering !== undefined) query.set('maxWagering', String(maxWagering))
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
