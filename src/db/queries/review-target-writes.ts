/** The sums over its reviews that a casino, bonus or game keeps. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { ReviewRow } from './review-writes.ts'

/** Adds a published review to the sums of what it is about. Additions in SQL: two reviews at once both count. */
export async function addToSums(db: Kysely<Tables>, review: ReviewRow): Promise<void> {
  if (review.casino_id !== null) await addToCasinoSums(db, review, review.casino_id)
  else if (review.bonus_id !== null)
    await addToTargetSums(db, 'bonuses', review.bonus_id, review.overall_rating)
  else if (review.game_id !== null) await addToTargetSums(db, 'games', review.game_id, review.overall_rating)
}

async function addToCasinoSums(db: Kysely<Tables>, review: ReviewRow, casinoId: number): Promise<void> {
  await sql`
    update casinos set
      review_count = review_count + 1,
      overall_sum = overall_sum + ${review.overall_rating},
      bonuses_sum = bonuses_sum + ${review.bonuses_rating},
      design_sum = design_sum + ${review.design_rating},
      payouts_sum = payouts_sum + ${review.payouts_rating},
      customer_support_sum = customer_support_sum + ${review.customer_support_rating},
      game_selection_sum = game_selection_sum + ${review.game_selection_rating},
      mobile_experience_sum = mobile_experience_sum + ${review.mobile_experience_rating}
    where id = ${casinoId}`.execute(db)
}

async function addToTargetSums(
  db: Kysely<Tables>,
  table: 'bonuses' | 'games',
  id: number,
  rating: number,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set review_count = review_count + 1, overall_sum = overall_sum + ${rating}
    where id = ${id}`.execute(db)
}
