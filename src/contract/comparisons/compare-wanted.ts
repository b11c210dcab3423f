/**
 * What a visitor needs of a casino, as the address of a comparison carries it. The parameters are those of the casino
 * list, so that its filters can be passed on unchanged.
 */
import { cleanSearchText } from '../shared/search-text.ts'
import { TEXT } from '../shared/limits.ts'

export interface CompareWanted {
  /** ISO 3166-1, two capital letters; empty when no country is named. It may be unknown. */
  country: string
  /** Licence name, or empty. One only. */
  license: string
  /** Any of these is enough. */
  paymentMethods: readonly string[]
  /** Part of a feature's name, in any case. */
  features: readonly string[]
}

const ONE = ['country', 'license'] as const
const MANY = ['paymentMethods', 'features'] as const
export const WANTED_PARAMETERS = [...ONE, ...MANY] as const

/** Further values of the same kind are left out. */
const MOST = 10

/** Reads the needs from query parameters. Never throws: unusable values are left out. */
export function readCompareWanted(query: URLSearchParams): CompareWanted {
  const country = (query.get('country') ?? '').toUpperCase()
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    license: cleaned(query.get('license') ?? ''),
    paymentMethods: readMany(query, 'paymentMethods'),
    features: readMany(query, 'features'),
  }
}

/** Query pairs of what is wanted. */
export function compareWantedPairs(wanted: CompareWanted): [name: string, value: string][] {
  return [
    ...ONE.map((name) => [name, wanted[name]] satisfies [string, string]),
    ...MANY.map((name) => [name, wanted[name].join(',')] satisfies [string, string]),
  ].filter(([, value]) => value !== '')
}

/** The part of a casino list's query that a comparison passes on, ready to append to an address; empty without any. */
export function wantedQueryOf(listQuery: string): string {
  const pairs = compareWantedPairs(readCompareWanted(new URLSearchParams(listQuery)))
  return pairs.length === 0 ? '' : `&${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}`
}

export function hasWanted(wanted: CompareWanted): boolean {
  return compareWantedPairs(wanted).length > 0
}

function readMany(query: URLSearchParams, name: (typeof MANY)[number]): string[] {
  const values = query.getAll(name).flatMap((list) => list.split(','))
  return [...new Set(values.map(cleaned))].filter((value) => value !== '').slice(0, MOST)
}

function cleaned(text: string): string {
  return cleanSearchText(text).slice(0, TEXT.search).trim()
}
