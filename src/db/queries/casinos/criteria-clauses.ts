/** The criteria as SQL conditions on the tables `casinos` and `bonuses`. */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { EXISTING_PLAYER_TYPES } from '#contract/shared/options.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { BRITAIN, MOST_IN_BRITAIN } from '#domain/offers/britain.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

/**
 * Casinos that were not named are recommended only with a sufficient, known safety index, and to a country only where
 * restrictions were checked.
 */
export function recommendable({ minimum, countries }: Criteria): Expression<SqlBool> {
  const clauses = [
    ...(minimum?.field === 'minSafetyIndex'
      ? []
      : [sql<SqlBool>`casinos.safety_index >= ${RECOMMENDED_SAFETY}::numeric`]),
    ...(countries.length > 0 ? [RESTRICTIONS_KNOWN] : []),
  ]
  return all(clauses)
}

export const RESTRICTIONS_KNOWN = sql<SqlBool>`(casinos.restrictions_checked or casinos.restricted_countries <> '{}')`

/** The wagering multiple: 0 for "no wagering", infinite for an unreadable text, null where not stated. */
export const wageringTimes: RawBuilder<number | null> =
  sql`wagering_times(bonuses.wagering_requirement, bonuses.offer_terms)`

/** For lists. Offers without stated wagering are shown as such. */
export const isAllowedInBritain = sql<SqlBool>`coalesce(${wageringTimes}, 0) <= ${sql.lit(MOST_IN_BRITAIN)}`

/** Offers without stated wagering are not recommended to players in Great Britain. */
export function offerClauses(
  { bonusType, withSpins, wagering, countries }: Criteria,
  now: Date,
): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`bonuses.is_active`,
    stillRuns(now),
    ...(bonusType === undefined ? [] : [sql<SqlBool>`bonuses.type = ${bonusType}`]),
    ...(withSpins ? [sql<SqlBool>`bonuses.amount ilike '%spin%'`] : []),
    ...(wagering === 'none' ? [sql<SqlBool>`${wageringTimes} = 0`] : []),
    ...(countries.includes(BRITAIN) ? [sql<SqlBool>`${wageringTimes} <= ${MOST_IN_BRITAIN}`] : []),
  ]
}

/** Offers for players with an account; see isForExistingPlayers. */
export const FOR_EXISTING_PLAYERS = sql<SqlBool>`lower(bonuses.type) in (${sql.join(EXISTING_PLAYER_TYPES)})`

/** Offers that cannot be a start: for players with an account, or cashback. */
export const NOT_TO_BEGIN_WITH = sql<SqlBool>`lower(bonuses.type) in (${sql.join([...EXISTING_PLAYER_TYPES, 'cashback'])})`

/** True for an empty list. */
export function all(clauses: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return clauses.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(clauses, sql` and `)})`
}
