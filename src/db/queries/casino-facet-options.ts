/** For every facet: which options the active catalogue has, and which casinos an option matches. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { CASINO_TYPE_NAMES, MINIMUM_STEPS } from '#contract/casino-facets.ts'
import type { CasinoFacet } from '#contract/casino-facets.ts'
import { RESTRICTABLE_COUNTRIES } from '#contract/options.ts'
import { CASINO_CLAUSES } from './casino-clauses.ts'
import { textArray } from './sql-pieces.ts'

export interface FacetOptions {
  /** Rows of `key`, by which options are told apart, and `value`, as it is spelled. Reads `seen`, the active casinos. */
  catalogue: RawBuilder<unknown>
  /** Whether `casinos` matches `options.key`: the same rule as the facet's clause, which a test holds it to. */
  matches: RawBuilder<unknown>
  ignoresCase?: true
}

export const CASINO_FACET_OPTIONS: { readonly [F in CasinoFacet]: FacetOptions } = {
  filter: {
    catalogue: fixed(Object.keys(CASINO_TYPE_NAMES)),
    matches: sql`case options.key when 'crypto' then ${CASINO_CLAUSES.filter('crypto')} else ${CASINO_CLAUSES.filter('mobile')} end`,
  },
  minSafetyIndex: {
    catalogue: fixed(MINIMUM_STEPS),
    matches: sql`casinos.safety_index >= options.key::numeric`,
  },
  minExpertRating: {
    catalogue: fixed(MINIMUM_STEPS),
    matches: sql`casinos.expert_rating >= options.key::numeric`,
  },
  minUserRating: {
    catalogue: fixed(MINIMUM_STEPS),
    matches: sql`casinos.review_count > 0 and casinos.overall_sum >= options.key::numeric * casinos.review_count`,
  },
  license: {
    catalogue: sql`select license as key, license as value from seen`,
    matches: sql`casinos.license = options.key`,
  },
  paymentMethods: {
    catalogue: elementsOf('payment_methods'),
    matches: sql`casinos.payment_keys @> array[options.key]`,
    ignoresCase: true,
  },
  features: {
    catalogue: elementsOf('features'),
    matches: sql`strpos(casinos.features_text, options.key) > 0`,
    ignoresCase: true,
  },
  gameProviders: {
    catalogue: elementsOf('game_providers'),
    matches: sql`casinos.provider_keys @> array[options.key]`,
    ignoresCase: true,
  },
  bonusType: {
    catalogue: sql`select value as key, value from seen, unnest(bonus_types) as value`,
    matches: sql`casinos.bonus_types @> array[options.key]`,
  },
  establishedYear: {
    catalogue: sql`select established_year::text as key, established_year::text as value from seen`,
    matches: sql`casinos.established_year >= options.key::integer`,
  },
  country: {
    catalogue: fixed(RESTRICTABLE_COUNTRIES),
    matches: sql`not casinos.restricted_countries @> array[options.key]`,
  },
}

function fixed(values: readonly (string | number)[]): RawBuilder<unknown> {
  return sql`select value as key, value from unnest(${textArray(values.map(String))}) as value`
}

function elementsOf(column: 'payment_methods' | 'features' | 'game_providers'): RawBuilder<unknown> {
  return sql`select lower(value) as key, value from seen, unnest(${sql.ref(column)}) as value`
}
