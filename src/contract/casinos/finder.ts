/** The finder's sentence and its address: "I live in Germany, pay with PayPal, care about fast payouts, and want to start small". */
import { isCountryCode } from '../countries/countries.ts'
import { TEXT } from '../shared/limits.ts'
import type { FieldProblem } from '../shared/refusal.ts'
import { cleanSearchText } from '../shared/search-text.ts'

/** What a visitor cares about most, in the finder's words. */
export const CARES = {
  payouts: 'fast payouts',
  wagering: 'low wagering',
  safety: 'safety first',
  support: 'helpful support',
  games: 'a wide choice of games',
  mobile: 'playing on a phone',
} as const
export type Care = keyof typeof CARES

/** How a visitor wants to begin, in the finder's words. */
export const WANTS = {
  small: 'start small',
  free: 'try it without a deposit',
  welcome: 'get a welcome bonus',
  look: 'look around first',
} as const
export type Want = keyof typeof WANTS

export interface FinderChoice {
  /** Country code. Without it there is no answer, because casinos refuse players by country. */
  country?: string
  /** Payment method as the catalogue spells it; absent for any method. */
  payment?: string
  care: Care
  want: Want
}

/** The form's starting values, and the meaning of an address without these parameters. */
export const FINDER_PRESET = { care: 'payouts', want: 'small' } as const satisfies FinderChoice

/** Put first in the list of countries, so that most visitors need not scroll. Sorted by name. */
export const COMMON_COUNTRIES = [
  ['AU', 'Australia'],
  ['AT', 'Austria'],
  ['CA', 'Canada'],
  ['FI', 'Finland'],
  ['FR', 'France'],
  ['DE', 'Germany'],
  ['IE', 'Ireland'],
  ['IT', 'Italy'],
  ['NL', 'Netherlands'],
  ['NZ', 'New Zealand'],
  ['NO', 'Norway'],
  ['PL', 'Poland'],
  ['ES', 'Spain'],
  ['SE', 'Sweden'],
  ['CH', 'Switzerland'],
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
] as const satisfies readonly (readonly [code: string, name: string])[]

/**
 * Reads the finder's choice from query parameters. Never throws: unusable values are left out and listed in `problems`.
 */
export function readFinderChoice(query: URLSearchParams): { choice: FinderChoice; problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const country = (query.get('country') ?? '').trim().toUpperCase()
  const payment = cleanSearchText(query.get('payment') ?? '')
  if (country !== '' && !isCountryCode(country))
    problems.push({ path: 'country', message: 'country must be a two-letter country code' })
  if (payment.length > TEXT.search)
    problems.push({ path: 'payment', message: `payment may have at most ${TEXT.search} characters` })
  const choice: FinderChoice = {
    ...(isCountryCode(country) && { country }),
    ...(payment !== '' && payment.length <= TEXT.search && { payment }),
    care: readOne('care', CARES, query, problems) ?? FINDER_PRESET.care,
    want: readOne('want', WANTS, query, problems) ?? FINDER_PRESET.want,
  }
  return { choice, problems }
}

/** Writes the query that reads back as this choice: every parameter that is set, in the order of the sentence. */
export function writeFinderChoice({ country, payment, care, want }: FinderChoice): string {
  return new URLSearchParams({
    ...(country !== undefined && { country }),
    ...(payment !== undefined && { payment }),
    care,
    want,
  }).toString()
}

function readOne<Key extends string>(
  path: string,
  known: Readonly<Record<Key, string>>,
  query: URLSearchParams,
  problems: FieldProblem[],
): Key | undefined {
  const value = query.get(path) ?? ''
  const keys = Object.keys(known) as Key[]
  const key = keys.find((name) => name === value)
  if (value !== '' && key === undefined)
    problems.push({ path, message: `${path} must be one of ${keys.join(', ')}` })
  return key
}
