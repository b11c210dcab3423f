import { sql, type Kysely } from 'kysely'
import type { MatchFacts } from '#domain/casinos/rank-matches.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import type { Tables } from '../../tables.ts'
import { all, FOR_EXISTING_PLAYERS, offerClauses, recommendable, wageringTimes } from './criteria-clauses.ts'

export interface FoundFacts extends MatchFacts {
  /** The offer for new players that the facts describe. */
  offerId: number | null
}

/**
 * The active casinos among these that may be recommended, unordered, each with its current offer for new players: one
 * of the requested type, else preferably a welcome bonus, with the lowest wagering first.
 */
export async function listMatchFacts(
  db: Kysely<Tables>,
  ids: readonly number[],
  criteria: Criteria,
  now: Date,
): Promise<FoundFacts[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select casinos.id, casinos.name, casinos.safety_index::float8 as "safetyIndex",
      casinos.expert_rating::float8 as "expertRating", rated.payouts_rating::float8 as payouts,
      rated.customer_support_rating::float8 as support, rated.game_selection_rating::float8 as games,
      rated.mobile_experience_rating::float8 as mobile, offer.id as "offerId",
      offer.wagering_requirement as wagering, offer.min_deposit as "minDeposit"
    from casinos
    left join expert_reviews as rated on rated.casino_id = casinos.id
    left join lateral (
      select bonuses.id, bonuses.wagering_requirement, bonuses.min_deposit from bonuses
      where bonuses.casino_id = casinos.id and not ${FOR_EXISTING_PLAYERS} and ${all(offerClauses(criteria, now))}
      order by ${criteria.wagering === 'low' ? sql`${wageringTimes} nulls last,` : sql``}
        bonuses.type <> 'welcome', ${wageringTimes} nulls last, bonuses.id
      limit 1
    ) as offer on true
    where casinos.id = any(${[...ids]}::integer[]) and casinos.is_listed and ${recommendable(criteria)}`.execute(
    db,
  )
  return rows.map(({ wagering, minDeposit, ...row }) => ({
    ...row,
    offer: row.offerId === null ? null : { wagering, minDeposit },
  }))
}

type Row = Omit<FoundFacts, 'offer'> & { wagering: string | null; minDeposit: string | null }
