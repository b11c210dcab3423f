/**
 * The facets of the casino list. One line here is the URL parameter, the form field, the chip,
 * the SQL clause, the count and the OpenAPI parameter; a facet without its SQL clause does not compile.
 */
import { BONUS_TYPE_NAMES } from '../shared/options.ts'
import { countryName } from '../countries/countries.ts'

export type FacetKind = 'minimum' | 'maximum' | 'one' | 'many' | 'year'

interface Facet {
  kind: FacetKind
  /** The heading of its group in the filter panel. */
  label: string
  /** The words on its chip for one value. */
  chip: (value: string) => string
  /** For the reader of the API. */
  description: string
}

export const CASINO_FACETS = {
  filter: {
    kind: 'one',
    label: 'Casino Type',
    chip: (value) => CASINO_TYPE_NAMES[value] ?? value,
    description: 'crypto: accepts at least one cryptocurrency; mobile: has a feature that names mobile',
  },
  minSafetyIndex: {
    kind: 'minimum',
    label: 'Safety Index',
    chip: (value) => `Safety ${value}+`,
    description: 'Lowest safety index, 0 to 10',
  },
  minExpertRating: {
    kind: 'minimum',
    label: 'Expert Rating',
    chip: (value) => `Expert ${value}+`,
    description: 'Lowest expert rating, 0 to 10',
  },
  minUserRating: {
    kind: 'minimum',
    label: 'User Rating',
    chip: (value) => `Users ${value}+`,
    description: 'Lowest average of visitor reviews, 0 to 10',
  },
  license: { kind: 'one', label: 'License', chip: (value) => value, description: 'The licence, exactly' },
  paymentMethods: {
    kind: 'many',
    label: 'Payment Methods',
    chip: (value) => value,
    description: 'Accepts any of these, or all of them with paymentMatch=all',
  },
  features: {
    kind: 'many',
    label: 'Features',
    chip: (value) => value,
    description: 'Has any of these; a part of the name is enough',
  },
  gameProviders: {
    kind: 'many',
    label: 'Game Providers',
    chip: (value) => value,
    description: 'Offers games of any of these studios',
  },
  bonusType: {
    kind: 'one',
    label: 'Bonus Type',
    chip: (value) => BONUS_TYPE_NAMES[value] ?? value.replaceAll('_', ' '),
    description: 'Has at least one active bonus of this type',
  },
  establishedYear: {
    kind: 'year',
    label: 'Established',
    chip: (value) => `Since ${value}`,
    description: 'Established in this year or later',
  },
  country: {
    kind: 'one',
    label: 'Country',
    // Those whose restrictions nobody checked are found too, so it does not claim that they accept anybody.
    chip: (value) => `Not restricted: ${countryName(value)}`,
    description:
      'Not known to be restricted in this country (two letters); see restrictionsChecked where no country is listed',
  },
  maxPayoutHours: {
    kind: 'maximum',
    label: 'Payout Within',
    chip: (value) => `Payout within ${value} hours`,
    description:
      'Longest payout time in hours, as the casino states it among its features; one that states none does not pass',
  },
  maxWagering: {
    kind: 'maximum',
    label: 'Welcome Wagering Up To',
    chip: (value) => (value === '0' ? 'No wagering' : `Wagering up to ${value}×`),
    description:
      'Highest wagering of the welcome offer, 0 for none; a casino without a running welcome offer or a stated wagering does not pass',
  },
} as const satisfies Record<string, Facet>

export type CasinoFacet = keyof typeof CASINO_FACETS
export const CASINO_FACET_NAMES = Object.keys(CASINO_FACETS) as CasinoFacet[]

export const CASINO_TYPE_NAMES: Readonly<Record<string, string>> = {
  crypto: 'Crypto Casinos',
  mobile: 'Mobile Casinos',
}

type ValueOf<K extends FacetKind> = K extends 'many' ? readonly string[] : K extends 'one' ? string : number
/** The value that a facet carries in a search; absent when it is not set. */
export type CasinoFacetValue<F extends CasinoFacet> = ValueOf<(typeof CASINO_FACETS)[F]['kind']>
export type CasinoFacetValues = { [F in CasinoFacet]?: CasinoFacetValue<F> }

/** The minimums that the panel offers for a score. */
export const MINIMUM_STEPS = [9, 8, 7] as const
/** The maximums that it offers, lowest first: hours, and times that an amount is staked. */
export const MAXIMUM_STEPS = { maxPayoutHours: [24, 48, 72], maxWagering: [0, 10, 30] } as const
