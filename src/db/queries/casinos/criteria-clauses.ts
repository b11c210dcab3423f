/** What criteria mean in SQL, over the tables `casinos` and `bonuses`. */
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { EXISTING_PLAYER_TYPES } from '#contract/shared/options.ts'
import { RECOMMENDED_SAFETY } from '#contract/chat/limits.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { BRITAIN, MOST_IN_BRITAIN } from '#domain/offers/britain.ts'
import { stillRuns } from '../sql/sql-pieces.ts'

/** What no one named is not recommended when its safety is weak or unknown, nor to a country that was never checked. */
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

/** How often an amount must be staked; 0 for "no wagering", infinite for what cannot be read, null for what is not stated. */
export const wageringTimes: RawBuilder<number | null> =
  sql`wagering_times(bonuses.wagering_requirement, bonuses.offer_terms)`

export const LIVE_GAMES = sql<SqlBool>`exists (select from game_casinos join games on games.id = game_casinos.game_id
  where game_casinos.casino_id = casinos.id and games.is_active and games.type = 'live')`

/** Of lists; where the wagering is not stated the offer says so. */
export const isAllowedInBritain = sql<SqlBool>`coalesce(${wageringTimes}, 0) <= ${sql.lit(MOST_IN_BRITAIN)}`

/** An offer whose wagering is not stated is not recommended to players in Great Britain. */
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

/** An offer that only players with an account can claim; see isForExistingPlayers. */
export const FOR_EXISTING_PLAYERS = sql<SqlBool>`lower(bonuses.type) in (${sql.join(EXISTING_PLAYER_TYPES)})`

/** Nothing to begin with: for players with an account, or a part of losses that comes back. */
export const NOT_TO_BEGIN_WITH = sql<SqlBool>`lower(bonuses.type) in (${sql.join([...EXISTING_PLAYER_TYPES, 'cashback'])})`

/** True without any clause. */
export function all(clauses: readonly Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return clauses.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(clauses, sql` and `)})`
}
