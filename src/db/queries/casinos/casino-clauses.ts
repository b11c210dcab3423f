/** What the assistant may ask of a casino, in SQL; the facets of the list of the same names mean the same. */
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { CRYPTOCURRENCIES } from '#contract/shared/options.ts'
import { contains, textArray } from '../sql/sql-pieces.ts'

type Clause = Expression<SqlBool>

/** Over the table `casinos`. A score that is missing is null and passes no minimum. */
export const CASINO_CLAUSES = {
  filter: (value: string): Clause =>
    value === 'crypto' ? paidBy(CRYPTOCURRENCIES) : contains('casinos.features_text', value),
  minSafetyIndex: (value: number): Clause => sql<SqlBool>`casinos.safety_index >= ${value}::numeric`,
  minExpertRating: (value: number): Clause => sql<SqlBool>`casinos.expert_rating >= ${value}::numeric`,
  // Multiplied out, so that the unrounded mean is compared without the error of a division.
  minUserRating: (value: number): Clause =>
    sql<SqlBool>`(casinos.review_count > 0 and casinos.overall_sum >= ${value}::numeric * casinos.review_count)`,
  paymentMethods: (values: readonly string[]): Clause => paidBy(values),
  country: (value: string): Clause => sql<SqlBool>`not casinos.restricted_countries @> ${textArray([value])}`,
} as const

/** Any of the values, whatever their case, by the lowercase list that carries the GIN index. */
function paidBy(methods: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`casinos.payment_keys && lower_all(${textArray(methods)})`
}
