/** Active casinos as their cards show them: of lists that may be long, only the beginning is read. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { CARD } from '#contract/shared/limits.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong, inOrderOf } from '../sql/by-ids.ts'
import { userRating } from './casino-columns.ts'

/** Newest first (decision D-17). */
export async function listLatestCasinoCards(db: Kysely<Tables>, limit: number): Promise<CasinoCardData[]> {
  return activeCards(db)
    .orderBy(sql`casinos.created_at desc, casinos.id desc`)
    .limit(limit)
    .execute()
}

/** Those with these ids, in the order of the ids. */
export async function listCasinoCards(db: Kysely<Tables>, ids: readonly number[]): Promise<CasinoCardData[]> {
  if (ids.length === 0) return []
  return inOrderOf(ids, await activeCards(db).where(hasIdAmong('casinos.id', ids)).execute())
}

/** Those of these ids whose restrictions nobody has checked, in no order. */
export async function listUncheckedCasinoIds(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  const unchecked = await db
    .selectFrom('casinos')
    .where(hasIdAmong('casinos.id', ids))
    .where('restricted_countries', '=', sql<string[]>`'{}'`)
    .where('restrictions_checked', '=', false)
    .select('id')
    .execute()
  return unchecked.map(({ id }) => id)
}

function activeCards(db: Kysely<Tables>) {
  return db
    .selectFrom('casinos')
    .where('casinos.is_active', '=', true)
    .select([
      'casinos.id',
      'casinos.name',
      'casinos.logo_url as logoUrl',
      'casinos.established_year as establishedYear',
      'casinos.safety_index as safetyIndex',
      'casinos.license',
      sql<string[]>`casinos.payment_methods[1:${sql.lit(CARD.paymentMethods)}]`.as('paymentMethods'),
      sql<number>`greatest(cardinality(casinos.payment_methods) - ${sql.lit(CARD.paymentMethods)}, 0)`.as(
        'otherPaymentMethods',
      ),
      sql<string[]>`casinos.features[1:${sql.lit(CARD.features)}]`.as('features'),
      'casinos.affiliate_url as affiliateUrl',
      'casinos.website_url as websiteUrl',
      'casinos.expert_rating as expertRating',
      userRating.as('userRating'),
      'casinos.user_average as userAverage',
      'casinos.review_count as totalReviews',
    ])
}
