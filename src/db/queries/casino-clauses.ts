/** What each facet, the search text and each sort of the casino list mean in SQL (spec section 9, D-25 to D-27). */
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { CASINO_FACET_NAMES } from '#contract/casino-facets.ts'
import type { CasinoFacet, CasinoFacetValue, CasinoFacetValues } from '#contract/casino-facets.ts'
import type { CasinoSearch, CasinoSort } from '#contract/casino-search.ts'
import { CRYPTOCURRENCIES } from '#contract/options.ts'
import { contains, stillRuns, textArray } from './sql-pieces.ts'

type Clause = Expression<SqlBool>

type Clauses = { readonly [F in CasinoFacet]: (value: CasinoFacetValue<F>, now: Date) => Clause }

/** One clause a facet over the table `casinos`. A score that is missing is null and passes no minimum. */
export const CASINO_CLAUSES = {
  filter: (value) =>
    value === 'crypto'
      ? anyKeyOf('payment_keys', CRYPTOCURRENCIES)
      : contains('casinos.features_text', value),
  minSafetyIndex: (value) => sql<SqlBool>`casinos.safety_index >= ${value}::numeric`,
  minExpertRating: (value) => sql<SqlBool>`casinos.expert_rating >= ${value}::numeric`,
  // Multiplied out, so that the unrounded mean is compared without the error of a division.
  minUserRating: (value) =>
    sql<SqlBool>`(casinos.review_count > 0 and casinos.overall_sum >= ${value}::numeric * casinos.review_count)`,
  license: (value) => sql<SqlBool>`casinos.license = ${value}`,
  paymentMethods: (values) => anyKeyOf('payment_keys', values),
  features: (values) =>
    sql<SqlBool>`(${sql.join(
      values.map((value) => contains('casinos.features_text', value)),
      sql` or `,
    )})`,
  gameProviders: (values) => anyKeyOf('provider_keys', values),
  bonusType: (value, now) => sql<SqlBool>`exists (
    select from bonuses where bonuses.casino_id = casinos.id and bonuses.is_active and bonuses.type = ${value}
      and ${stillRuns(now)})`,
  establishedYear: (value) => sql<SqlBool>`casinos.established_year >= ${value}::integer`,
  country: (value) => sql<SqlBool>`not casinos.restricted_countries @> ${textArray([value])}`,
} satisfies Clauses

/** The search text in name, description, features, payment methods or game providers. */
export function textClause(text: string): Clause {
  return contains('casinos.search_text', text)
}

/** The clause of every facet that is set, and of the text; all of them must hold. `now` tells which offers still run. */
export function casinoClauses(search: CasinoSearch, now: Date): Map<CasinoFacet | 'search', Clause> {
  const clauses = new Map<CasinoFacet | 'search', Clause>()
  if (search.search !== '') clauses.set('search', textClause(search.search))
  for (const facet of CASINO_FACET_NAMES) {
    const clause = facetClause(facet, search[facet], now)
    if (clause !== undefined) clauses.set(facet, clause)
  }
  return clauses
}

/** The order that a sort means, written as the indexes are. Casinos without a rating come last either way. */
export function casinoOrder(sort: CasinoSort): RawBuilder<unknown> {
  return CASINO_ORDERS.get(sort) ?? SAFEST_FIRST
}

const SAFEST_FIRST = sql`casinos.safety_index desc, casinos.id`

const CASINO_ORDERS: ReadonlyMap<CasinoSort, RawBuilder<unknown>> = new Map([
  ['safetyIndex-desc', SAFEST_FIRST],
  ['safetyIndex-asc', sql`casinos.safety_index, casinos.id`],
  ['userRating-desc', sql`casinos.user_average desc nulls last, casinos.id`],
  ['userRating-asc', sql`casinos.user_average asc nulls last, casinos.id`],
  ['name-asc', sql`casinos.name_text, casinos.id`],
  ['name-desc', sql`casinos.name_text desc, casinos.id`],
  ['established-desc', sql`casinos.established_year desc, casinos.id`],
  ['established-asc', sql`casinos.established_year, casinos.id`],
  ['createdAt-desc', sql`casinos.created_at desc, casinos.id desc`],
  ['createdAt-asc', sql`casinos.created_at, casinos.id`],
])

const CLAUSES: Clauses = CASINO_CLAUSES

function facetClause<F extends CasinoFacet>(
  facet: F,
  value: CasinoFacetValues[F],
  now: Date,
): Clause | undefined {
  return value === undefined ? undefined : CLAUSES[facet](value, now)
}

/** Any of the values, whatever their case, by the lowercase lists that carry the GIN indexes. */
function anyKeyOf(column: 'payment_keys' | 'provider_keys', values: readonly string[]): Clause {
  return sql<SqlBool>`casinos.${sql.ref(column)} && lower_all(${textArray(values)})`
}
