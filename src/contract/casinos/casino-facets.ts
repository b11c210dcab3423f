/**
 * The facets of the casino list. One line here defines the URL parameter, the control in the filter panel, the chip,
 * the count and the OpenAPI parameter. A facet without its set in the index or its SQL clause does not compile.
 */
import { BONUS_TYPE_NAMES } from '../shared/options.ts'
import { countryName } from '../countries/countries.ts'

export type FacetKind = 'minimum' | 'maximum' | 'one' | 'many' | 'year'

/** The control of the filter panel. `any` is the label for no choice. */
export type FacetControl =
  /** A row of steps; `note` says which casinos the filter leaves out. */
  | { as: 'steps'; note?: string }
  /** Checkboxes; with `hasMatch` the visitor chooses between any and all of them. */
  | { as: 'boxes'; hasMatch?: true }
  /** A combobox for many values, radio buttons for few, a select for years. */
  | { as: 'combobox' | 'radio' | 'select'; any: string }

interface Facet {
  kind: FacetKind
  /** The heading of the group in the filter panel. */
  label: string
  chip: (value: string) => string
  /** Label of one value beside its control. Without it the label of the chip is used. */
  option?: (value: string) => string
  control: FacetControl
  /** Position in the filter panel, from 1, and whether the group starts open. */
  panel: readonly [place: number, isOpen: boolean]
  /** Description for the API documentation. */
  description: string
}

const atLeast = (value: string) => `${value}+`

export const CASINO_FACETS = {
  filter: {
    kind: 'one',
    label: 'Casino Type',
    chip: (value) => CASINO_TYPE_NAMES[value] ?? value,
    control: { as: 'radio', any: 'All casinos' },
    panel: [13, false],
    description: 'crypto: accepts at least one cryptocurrency; mobile: has a feature that names mobile',
  },
  minSafetyIndex: {
    kind: 'minimum',
    label: 'Safety Index',
    chip: (value) => `Safety ${value}+`,
    option: atLeast,
    control: { as: 'steps' },
    panel: [1, true],
    description: 'Lowest safety index, 0 to 10',
  },
  minExpertRating: {
    kind: 'minimum',
    label: 'Expert Rating',
    chip: (value) => `Expert ${value}+`,
    option: atLeast,
    control: { as: 'steps' },
    panel: [2, true],
    description: 'Lowest expert rating, 0 to 10',
  },
  minUserRating: {
    kind: 'minimum',
    label: 'User Rating',
    chip: (value) => `Users ${value}+`,
    option: atLeast,
    control: { as: 'steps' },
    panel: [3, true],
    description: 'Lowest average of visitor reviews, 0 to 10',
  },
  license: {
    kind: 'one',
    label: 'License',
    chip: (value) => value,
    control: { as: 'combobox', any: 'Any license' },
    panel: [4, true],
    description: 'The licence, exactly',
  },
  paymentMethods: {
    kind: 'many',
    label: 'Payment Methods',
    chip: (value) => value,
    control: { as: 'boxes', hasMatch: true },
    panel: [5, true],
    description: 'Accepts any of these, or all of them with paymentMatch=all',
  },
  features: {
    kind: 'many',
    label: 'Features',
    chip: (value) => value,
    control: { as: 'boxes' },
    panel: [6, true],
    description: 'Has any of these; a part of the name is enough',
  },
  gameProviders: {
    kind: 'many',
    label: 'Game Providers',
    chip: (value) => value,
    control: { as: 'boxes' },
    panel: [7, true],
    description: 'Offers games of any of these studios',
  },
  bonusType: {
    kind: 'one',
    label: 'Bonus Type',
    chip: (value) => BONUS_TYPE_NAMES[value] ?? value.replaceAll('_', ' '),
    control: { as: 'radio', any: 'Any bonus' },
    panel: [8, true],
    description: 'Has at least one active bonus of this type',
  },
  establishedYear: {
    kind: 'year',
    label: 'Established',
    chip: (value) => `Since ${value}`,
    control: { as: 'select', any: 'Any year' },
    panel: [9, true],
    description: 'Established in this year or later',
  },
  country: {
    kind: 'one',
    label: 'Country',
    // Casinos whose restrictions nobody checked match too, so the chip must not say that they accept players from
    // there.
    chip: (value) => `Not restricted: ${countryName(value)}`,
    option: countryName,
    control: { as: 'combobox', any: 'All countries' },
    panel: [10, true],
    description:
      'Not known to be restricted in this country (two letters); see restrictionsChecked where no country is listed',
  },
  maxPayoutHours: {
    kind: 'maximum',
    label: 'Payout Within',
    chip: (value) => `Payout within ${value} hours`,
    option: (value) => `${value} h`,
    control: { as: 'steps', note: 'As the casino states it. Those that state no time are left out.' },
    panel: [11, false],
    description:
      'Longest payout time in hours, as the casino states it among its features; one that states none does not pass',
  },
  maxWagering: {
    kind: 'maximum',
    label: 'Welcome Wagering Up To',
    chip: (value) => (value === '0' ? 'No wagering' : `Wagering up to ${value}×`),
    option: (value) => (value === '0' ? 'None' : `${value}×`),
    control: {
      as: 'steps',
      note: 'Of the offer to new players. Those without a stated wagering are left out.',
    },
    panel: [12, false],
    description:
      'Highest wagering of the welcome offer, 0 for none; a casino without a running welcome offer or a stated wagering does not pass',
  },
} as const satisfies Record<string, Facet>

export type CasinoFacet = keyof typeof CASINO_FACETS
export const CASINO_FACET_NAMES = Object.keys(CASINO_FACETS) as CasinoFacet[]

/** Reads a facet by its common type, without what is specific to it. */
export function facetOf(name: CasinoFacet): Facet {
  return CASINO_FACETS[name]
}

export const CASINO_TYPE_NAMES: Readonly<Record<string, string>> = {
  crypto: 'Crypto Casinos',
  mobile: 'Mobile Casinos',
}

type ValueOf<K extends FacetKind> = K extends 'many' ? readonly string[] : K extends 'one' ? string : number
export type CasinoFacetValue<F extends CasinoFacet> = ValueOf<(typeof CASINO_FACETS)[F]['kind']>
export type CasinoFacetValues = { [F in CasinoFacet]?: CasinoFacetValue<F> }

/** Steps of the panel for a minimum score. */
export const MINIMUM_STEPS = [9, 8, 7] as const
/** Steps of the panel for a maximum, lowest first: hours, and wagering multiples. */
export const MAXIMUM_STEPS = { maxPayoutHours: [24, 48, 72], maxWagering: [0, 10, 30] } as const
