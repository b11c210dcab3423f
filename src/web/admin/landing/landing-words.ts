import { countryName } from '#contract/countries/countries.ts'
import { CASINO_TYPE_NAMES } from '#contract/casinos/casino-facets.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import type { LandingList } from '#contract/landing/fields.ts'

export const LIST_LABELS: Readonly<Record<LandingList, string>> = {
  casinos: 'Casinos',
  bonuses: 'Bonuses',
  games: 'Games',
}

export const FACET_LABELS: Readonly<Record<string, string>> = {
  country: 'Country',
  filter: 'Casino type',
  license: 'Licence',
  paymentMethods: 'Payment method',
  features: 'Feature',
  gameProviders: 'Provider',
  bonusType: 'Bonus type',
  type: 'Type',
  provider: 'Provider',
}

/** What the value of a facet must look like, where that is not plain. */
export const VALUE_HINTS: Readonly<Record<string, string>> = {
  country: 'Two letters, such as DE',
  filter: 'crypto or mobile',
}

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  filter: CASINO_TYPE_NAMES,
  type: BONUS_TYPE_NAMES,
  bonusType: BONUS_TYPE_NAMES,
}

/** The value as people read it. */
export function valueLabel(facet: string, value: string): string {
  if (facet === 'country') return countryName(value)
  return NAMES[facet]?.[value] ?? value
}
