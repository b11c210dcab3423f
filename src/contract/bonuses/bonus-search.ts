/**
 * The grammar between the address of the bonus list and a search value.
 * Law: readBonusSearch(writeBonusSearch(readBonusSearch(url))) equals readBonusSearch(url).
 */
import { isCountryCode } from '../countries/countries.ts'
import { TEXT } from '../shared/limits.ts'
import { BONUS_TYPE_NAMES } from '../shared/options.ts'
import { readPage } from '../shared/read-page.ts'
import { cleanSearchText } from '../shared/search-text.ts'

export type BonusSort = 'newest' | 'expiring' | 'value' | 'wagering' | 'deposit' | 'chance' | 'cost'

/** What the sort dropdown offers, the default first (decision D-40). */
export const BONUS_SORT_NAMES: ReadonlyMap<BonusSort, string> = new Map([
  ['newest', 'Latest First'],
  ['expiring', 'Expiring Soon'],
  ['value', 'Bonus Amount'],
  ['wagering', 'Lowest Wagering'],
  ['deposit', 'Lowest Deposit'],
  ['chance', 'Best Chance to Finish'],
  ['cost', 'Lowest Cost'],
])

/** The wagering limits of the list's filter, as multiples of the bonus. */
export const WAGERING_LIMITS = [0, 10, 20, 30, 35, 40] as const

/** Filters on an offer's terms. An offer that does not state the term is left out. */
export const TERM_FILTERS = {
  cashable: 'Bonus can be withdrawn',
  'no-limit': 'No cash-out limit',
  'bonus-only': 'Wagering of the bonus only',
} as const
export type TermFilter = keyof typeof TERM_FILTERS

/** The filter's steps for the chance to finish the wagering, in percent. */
export const CHANCES = [10, 25, 50, 75] as const

/** The filter's steps for the average cost of playing to the end, in percent of the deposit. */
export const COSTS = [25, 50, 100, 200] as const

/** The highest wagering limit that an address may ask for. */
export const MOST_WAGERING = 1000

export interface BonusSearch {
  /** Cleaned search text; empty when nothing is searched for. */
  search: string
  /** One of the tabs; absent for all bonuses, including types without a tab (decision D-39). */
  type?: string
  /** Country code; only offers of casinos that accept the country. Absent for any. */
  country?: string
  /** Highest wagering, as a multiple of the bonus from 0 to 1,000; offers that do not state theirs are left out. */
  maxWagering?: number
  /** Lowest chance to finish the wagering, in percent; offers with an unknown chance are left out. */
  minChance?: number
  /**
   * Highest average cost of playing to the end, in percent of the deposit; offers with an unknown cost are left out.
   */
  maxCost?: number
  terms?: TermFilter
  sort: BonusSort
  /** From 1. */
  page: number
}

/** Reads a search from query parameters. Never throws: unusable values are left out. */
export function readBonusSearch(query: URLSearchParams): BonusSearch {
  const type = (query.get('type') ?? '').replaceAll('-', '_').toLowerCase()
  const country = (query.get('country') ?? '').toUpperCase()
  const wagering = query.get('maxWagering') ?? ''
  const terms = (Object.keys(TERM_FILTERS) as TermFilter[]).find((name) => name === query.get('terms'))
  return {
    search: cleanSearchText(query.get('search') ?? '')
      .slice(0, TEXT.search)
      .trim(),
    ...(Object.hasOwn(BONUS_TYPE_NAMES, type) && { type }),
    ...(isCountryCode(country) && { country }),
    ...(/^\d{1,4}$/.test(wagering) && Number(wagering) <= MOST_WAGERING && { maxWagering: Number(wagering) }),
    ...percentIn(query, 'minChance', 100),
    ...percentIn(query, 'maxCost', MOST_WAGERING),
    ...(terms !== undefined && { terms }),
    sort: [...BONUS_SORT_NAMES.keys()].find((sort) => sort === query.get('sort')) ?? 'newest',
    page: readPage(query.get('page')),
  }
}

/** True when anything besides order and page is set. */
export function isNarrowed({ search, sort: _sort, page: _page, ...filters }: BonusSearch): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== undefined)
}

function percentIn<Name extends string>(
  query: URLSearchParams,
  name: Name,
  most: number,
): Partial<Record<Name, number>> {
  const text = query.get(name) ?? ''
  const is = /^\d{1,4}$/.test(text) && Number(text) <= most
  return (is ? { [name]: Number(text) } : {}) as Partial<Record<Name, number>>
}

/** Writes the shortest query that reads back as this search. */
export function writeBonusSearch({ search, sort, page, ...filters }: BonusSearch): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  for (const name of ['type', 'country', 'maxWagering', 'minChance', 'maxCost', 'terms'] as const)
    if (filters[name] !== undefined) query.set(name, String(filters[name]))
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
