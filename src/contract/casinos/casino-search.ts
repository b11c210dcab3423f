/**
 * The grammar between the address of the casino list and a search value.
 * Law: readCasinoSearch(writeCasinoSearch(readCasinoSearch(url))) equals readCasinoSearch(url).
 */
import { isCountryCode } from '../countries/countries.ts'
import { TEXT } from '../shared/limits.ts'
import { cleanSearchText } from '../shared/search-text.ts'
import type { FieldProblem } from '../shared/refusal.ts'
import {
  CASINO_FACETS,
  CASINO_FACET_NAMES,
  CASINO_TYPE_NAMES,
  type CasinoFacet,
  type CasinoFacetValues,
} from './casino-facets.ts'

export const CASINO_SORT_FIELDS = ['safetyIndex', 'userRating', 'name', 'established', 'createdAt'] as const
export type CasinoSortField = (typeof CASINO_SORT_FIELDS)[number]
export type CasinoSort = `${CasinoSortField}-${'asc' | 'desc'}` | BestFirstSort
/** Orders that exist in one direction only, because the other would put the worst first. */
const BEST_FIRST_SORTS = ['payoutTime-asc', 'wagering-asc'] as const
type BestFirstSort = (typeof BEST_FIRST_SORTS)[number]

export const DEFAULT_CASINO_SORT: CasinoSort = 'safetyIndex-desc'
/** What the sort dropdown offers. */
export const CASINO_SORT_NAMES: ReadonlyMap<CasinoSort, string> = new Map([
  ['safetyIndex-desc', 'Safety Index'],
  ['userRating-desc', 'User Rating'],
  ['payoutTime-asc', 'Fastest Payout'],
  ['wagering-asc', 'Lowest Wagering'],
  ['name-asc', 'Name, A to Z'],
  ['name-desc', 'Name, Z to A'],
  ['createdAt-desc', 'Newest'],
  ['createdAt-asc', 'Oldest'],
  ['established-desc', 'Established, newest'],
  ['established-asc', 'Established, oldest'],
  ['safetyIndex-asc', 'Safety Index, lowest'],
  ['userRating-asc', 'User Rating, lowest'],
])

export interface CasinoSearch extends CasinoFacetValues {
  search: string
  sort: CasinoSort
  /** From 1. */
  page: number
  /** "all": every payment method must be accepted. Absent: any of them is enough. */
  paymentMatch?: 'all'
}

export interface CasinoSearchReading {
  search: CasinoSearch
  /** Values that could not be used, for a caller that must report them. */
  problems: FieldProblem[]
}

const MAX_VALUES = 30
const MAX_PAGE = 100_000

/** Reads a search from query parameters. Never throws: unusable values are left out and listed in `problems`. */
export function readCasinoSearch(
  query: URLSearchParams,
  defaultSort: CasinoSort = DEFAULT_CASINO_SORT,
): CasinoSearchReading {
  const problems: FieldProblem[] = []
  const search: CasinoSearch = {
    search: cleanSearchText(query.get('search') ?? '').slice(0, TEXT.search),
    sort: readSort(query.get('sort') ?? '', defaultSort),
    page: readPage(query.get('page') ?? '', problems),
    ...readMatch(query.get('paymentMatch') ?? '', problems),
  }
  for (const facet of CASINO_FACET_NAMES) {
    const value = readFacet(facet, query, problems)
    if (value !== undefined) Object.assign(search, { [facet]: value })
  }
  return { search, problems }
}

/** Writes the shortest query that reads back as this search: defaults are left out, lists are joined with commas. */
export function writeCasinoSearch(
  search: CasinoSearch,
  defaultSort: CasinoSort = DEFAULT_CASINO_SORT,
): string {
  const pairs: [string, string][] = []
  if (search.search !== '') pairs.push(['search', search.search])
  for (const facet of CASINO_FACET_NAMES) {
    const value = search[facet]
    if (value !== undefined)
      pairs.push([facet, Array.isArray(value) ? value.toSorted(byCode).join() : String(value)])
  }
  if (search.paymentMatch === 'all') pairs.push(['paymentMatch', 'all'])
  if (search.sort !== defaultSort) pairs.push(['sort', search.sort])
  if (search.page > 1) pairs.push(['page', String(search.page)])
  return pairs
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
    .join('&')
}

/** True when any facet is set. Search text and order do not count. */
export function hasFilters(search: CasinoSearch): boolean {
  return CASINO_FACET_NAMES.some((facet) => search[facet] !== undefined)
}

function readSort(text: string, defaultSort: CasinoSort): CasinoSort {
  const bestFirst = BEST_FIRST_SORTS.find((sort) => sort === text || sort === `${text}-asc`)
  if (bestFirst !== undefined) return bestFirst
  if (text === 'rating') return 'safetyIndex-desc'
  if (text === 'newest') return 'createdAt-desc'
  const [field, direction = 'desc'] = text.split('-')
  const known = CASINO_SORT_FIELDS.find((name) => name === field)
  return known !== undefined && (direction === 'asc' || direction === 'desc') && text.split('-').length <= 2
    ? `${known}-${direction}`
    : defaultSort
}

function readPage(text: string, problems: FieldProblem[]): number {
  if (text === '') return 1
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (page >= 1 && page <= MAX_PAGE) return page
  problems.push({ path: 'page', message: `page must be a whole number from 1 to ${MAX_PAGE}` })
  return 1
}

function readMatch(text: string, problems: FieldProblem[]): Pick<CasinoSearch, 'paymentMatch'> {
  if (text === 'all') return { paymentMatch: 'all' }
  if (text !== '' && text !== 'any')
    problems.push({ path: 'paymentMatch', message: 'paymentMatch must be any or all' })
  return {}
}

function readFacet(facet: CasinoFacet, query: URLSearchParams, problems: FieldProblem[]) {
  const values = query
    .getAll(facet)
    .flatMap((text) => (CASINO_FACETS[facet].kind === 'many' ? text.split(',') : [text]))
    .map(cleanSearchText)
    .filter((text) => text !== '' && text.length <= TEXT.search)
  const first = values[0]
  if (first === undefined) return undefined
  switch (CASINO_FACETS[facet].kind) {
    case 'many':
      // Sorted, so that the same choices have one address in whatever order they were made.
      return [...new Set(values)].slice(0, MAX_VALUES).toSorted(byCode)
    case 'minimum':
      return readNumber(facet, first, /^\d{1,2}(\.\d{1,2})?$/, 0, 10, problems)
    case 'maximum':
      return readNumber(facet, first, /^\d{1,4}(\.\d{1,2})?$/, 0, 9999, problems)
    case 'year':
      return readNumber(facet, first, /^\d{4}$/, 1000, 9999, problems)
    case 'one':
      return readOne(facet, first, problems)
  }
}

function readNumber(
  path: string,
  text: string,
  form: RegExp,
  min: number,
  max: number,
  problems: FieldProblem[],
) {
  const number = form.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  problems.push({ path, message: `${path} must be a number from ${min} to ${max}` })
  return undefined
}

function readOne(facet: CasinoFacet, text: string, problems: FieldProblem[]): string | undefined {
  if (facet === 'bonusType') return text.replaceAll('-', '_').toLowerCase()
  if (facet === 'country') {
    const code = text.toUpperCase()
    if (isCountryCode(code)) return code
    problems.push({ path: facet, message: 'country must be a two-letter country code' })
    return undefined
  }
  if (facet === 'filter') return Object.hasOwn(CASINO_TYPE_NAMES, text) ? text : undefined
  return text
}

/** Compares by code units, which is the same in every browser and on every server. */
function byCode(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
