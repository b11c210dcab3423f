/** For every facet: the options among active casinos, and how to count casinos per option. */
import { sql, type RawBuilder } from 'kysely'
import {
  CASINO_TYPE_NAMES,
  MAXIMUM_STEPS,
  MINIMUM_STEPS,
  type CasinoFacet,
} from '#contract/casinos/casino-facets.ts'
import { COUNTRIES } from '#contract/countries/countries.ts'
import { textArray } from '#db/queries/sql/sql-pieces.ts'
import { CASINO_CLAUSES } from './casino-clauses.ts'
import {
  casinosListing,
  casinosListingPart,
  casinosMatching,
  casinosWithout,
  type Tally,
} from './casino-tallies.ts'

export interface FacetOptions {
  /** Rows of `key`, which identifies options, and `value`, their spelling. Reads `seen`, the active casinos. */
  catalogue: RawBuilder<unknown>
  /** The rule of the facet's condition for all options at once; a test compares both. */
  tally: Tally
  ignoresCase?: true
}

export const CASINO_FACET_OPTIONS: { readonly [F in CasinoFacet]: FacetOptions } = {
  filter: {
    catalogue: fixed(Object.keys(CASINO_TYPE_NAMES)),
    tally: casinosMatching(sql`case options.key when 'crypto' then ${CASINO_CLAUSES.filter('crypto')}
      else ${CASINO_CLAUSES.filter('mobile')} end`),
  },
  minSafetyIndex: {
    catalogue: fixed(MINIMUM_STEPS),
    tally: casinosMatching(sql`casinos.safety_index >= options.key::numeric`),
  },
  minExpertRating: {
    catalogue: fixed(MINIMUM_STEPS),
    tally: casinosMatching(sql`casinos.expert_rating >= options.key::numeric`),
  },
  minUserRating: {
    catalogue: fixed(MINIMUM_STEPS),
    tally: casinosMatching(sql`casinos.review_count > 0
      and casinos.overall_sum >= options.key::numeric * casinos.review_count`),
  },
  license: {
    catalogue: sql`select license as key, license as value from seen where license is not null`,
    tally: casinosListing(sql`array[license]`),
  },
  paymentMethods: {
    catalogue: elementsOf('payment_methods'),
    tally: casinosListing(sql`payment_keys`),
    ignoresCase: true,
  },
  features: {
    catalogue: elementsOf('features'),
    tally: casinosListingPart(sql`string_to_array(features_text, chr(10))`),
    ignoresCase: true,
  },
  gameProviders: {
    catalogue: elementsOf('game_providers'),
    tally: casinosListing(sql`provider_keys`),
    ignoresCase: true,
  },
  bonusType: {
    catalogue: sql`select value as key, value from seen, unnest(bonus_types) as value`,
    tally: casinosListing(sql`bonus_types`),
  },
  establishedYear: {
    catalogue: sql`select established_year::text as key, established_year::text as value from seen
      where established_year is not null`,
    tally: casinosMatching(sql`casinos.established_year >= options.key::integer`),
  },
  country: {
    catalogue: fixed(COUNTRIES.map(([code]) => code)),
    tally: casinosWithout(sql`restricted_countries`),
  },
  maxPayoutHours: {
    catalogue: fixed(MAXIMUM_STEPS.maxPayoutHours),
    tally: casinosMatching(sql`payout_hours <= options.key::numeric`),
  },
  maxWagering: {
    catalogue: fixed(MAXIMUM_STEPS.maxWagering),
    tally: casinosMatching(sql`welcome_wagering <= options.key::numeric`),
  },
}

function fixed(values: readonly (string | number)[]): RawBuilder<unknown> {
  return sql`select value as key, value from unnest(${textArray(values.map(String))}) as value`
}

function elementsOf(column: 'payment_methods' | 'features' | 'game_providers'): RawBuilder<unknown> {
  return sql`select lower(value) as key, value
    from (select distinct value from seen, unnest(${sql.ref(column)}) as value) as spelled`
}
