/** The facets, search text and orders of the casino list in SQL, as a reference for the index. */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import {
  CASINO_FACET_NAMES,
  type CasinoFacet,
  type CasinoFacetValue,
  type CasinoFacetValues,
} from '#contract/casinos/casino-facets.ts'
import type { CasinoSearch, CasinoSort } from '#contract/casinos/casino-search.ts'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { contains, stillRuns, textArray } from '#db/queries/sql/sql-pieces.ts'
import { payoutHours, welcomeWagering } from './stated-facts.ts'

type Clause = Expression<SqlBool>

type Clauses = { readonly [F in CasinoFacet]: (value: CasinoFacetValue<F>, now: Date) => Clause }

/** Conditions on `casinos`. A missing score is null and matches no minimum. */
const OF_CASINOS = {
  filter: (value: string) =>
    value === 'crypto' ? paidBy(CRYPTOCURRENCIES) : contains('casinos.features_text', value),
  minSafetyIndex: (value: number) => sql<SqlBool>`casinos.safety_index >= ${value}::numeric`,
  minExpertRating: (value: number) => sql<SqlBool>`casinos.expert_rating >= ${value}::numeric`,
  // Multiplied, so that the unrounded mean is compared without a division error.
  minUserRating: (value: number) =>
    sql<SqlBool>`(casinos.review_count > 0 and casinos.overall_sum >= ${value}::numeric * casinos.review_count)`,
  paymentMethods: (values: readonly string[]) => paidBy(values),
  country: (value: string) => sql<SqlBool>`not casinos.restricted_countries @> ${textArray([value])}`,
} as const

/** Matches any value ignoring case, on the lower-case list with the GIN index. */
function paidBy(methods: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`casinos.payment_keys && lower_all(${textArray(methods)})`
}

export const CASINO_CLAUSES = {
  ...OF_CASINOS,
  license: (value) => sql<SqlBool>`casinos.license = ${value}`,
  features: (values) =>
    sql<SqlBool>`(${sql.join(
      values.map((value) => contains('casinos.features_text', value)),
      sql` or `,
    )})`,
  gameProviders: (values) => sql<SqlBool>`casinos.provider_keys && lower_all(${textArray(values)})`,
  bonusType: (value, now) => sql<SqlBool>`exists (
    select from bonuses where bonuses.casino_id = casinos.id and bonuses.is_active and bonuses.type = ${value}
      and ${stillRuns(now)})`,
  establishedYear: (value) => sql<SqlBool>`casinos.established_year >= ${value}::integer`,
  maxPayoutHours: (value) => sql<SqlBool>`${payoutHours} <= ${value}::numeric`,
  maxWagering: (value, now) => sql<SqlBool>`${welcomeWagering(now)} <= ${value}::numeric`,
} satisfies Clauses

/** Text in name, description, features, payment methods or studios. */
function textClause(text: string): Clause {
  return contains('casinos.search_text', text)
}

/** The conditions of every set facet and of the text; all must hold. `now` decides which offers are current. */
export function casinoClauses(search: CasinoSearch, now: Date): Map<CasinoFacet | 'search', Clause> {
  const clauses = new Map<CasinoFacet | 'search', Clause>()
  if (search.search !== '') clauses.set('search', textClause(search.search))
  for (const facet of CASINO_FACET_NAMES) {
    const clause = facetClause(facet, search[facet], now)
    if (clause !== undefined) clauses.set(facet, clause)
  }
  if (search.paymentMatch === 'all' && search.paymentMethods !== undefined)
    clauses.set(
      'paymentMethods',
      sql<SqlBool>`casinos.payment_keys @> lower_all(${textArray(search.paymentMethods)})`,
    )
  return clauses
}

/** The SQL of an order, matching the indexes. Casinos without the value come last in either direction. */
export function casinoOrder(sort: CasinoSort, now: Date): RawBuilder<unknown> {
  if (sort === 'wagering-asc') return sql`${welcomeWagering(now)} asc nulls last, casinos.id`
  return CASINO_ORDERS.get(sort) ?? SAFEST_FIRST
}

const SAFEST_FIRST = sql`casinos.safety_index desc nulls last, casinos.id`

const CASINO_ORDERS: ReadonlyMap<CasinoSort, RawBuilder<unknown>> = new Map([
  ['safetyIndex-desc', SAFEST_FIRST],
  ['safetyIndex-asc', sql`casinos.safety_index asc nulls last, casinos.id`],
  ['userRating-desc', sql`casinos.user_average desc nulls last, casinos.id`],
  ['userRating-asc', sql`casinos.user_average asc nulls last, casinos.id`],
  ['name-asc', sql`casinos.name_text collate "C", casinos.id`],
  ['name-desc', sql`casinos.name_text collate "C" desc, casinos.id`],
  ['established-desc', sql`casinos.established_year desc nulls last, casinos.id`],
  ['established-asc', sql`casinos.established_year asc nulls last, casinos.id`],
  ['payoutTime-asc', sql`${payoutHours} asc nulls last, casinos.id`],
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
