/** The sums over its reviews that a casino, bonus or game keeps. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import type { ReviewRow } from './review-writes.ts'

/** Adds a published review to the sums of what it is about. Additions in SQL: two reviews at once both count. */
export async function addToSums(db: Kysely<Tables>, review: ReviewRow): Promise<void> {
  await moveSums(db, review, 1)
}

/** Takes a review that is not in public any more out of the sums. */
export async function takeFromSums(db: Kysely<Tables>, review: ReviewRow): Promise<void> {
  await moveSums(db, review, -1)
}

async function moveSums(db: Kysely<Tables>, review: ReviewRow, by: 1 | -1): Promise<void> {
  const { casino_id, bonus_id, game_id, overall_rating } = review
  if (casino_id !== null) await moveCasinoSums(db, review, casino_id, by)
  else if (bonus_id !== null) await moveTargetSums(db, 'bonuses', bonus_id, by, overall_rating)
  else if (game_id !== null) await moveTargetSums(db, 'games', game_id, by, overall_rating)
}

async function moveCasinoSums(
  db: Kysely<Tables>,
  review: ReviewRow,
  casinoId: number,
  by: 1 | -1,
): Promise<void> {
  await sql`
    update casinos set
      review_count = review_count + ${by},
      overall_sum = overall_sum + ${by}::integer * ${review.overall_rating}::integer,
      bonuses_sum = bonuses_sum + ${by}::integer * ${review.bonuses_rating}::integer,
      design_sum = design_sum + ${by}::integer * ${review.design_rating}::integer,
      payouts_sum = payouts_sum + ${by}::integer * ${review.payouts_rating}::integer,
      customer_support_sum = customer_support_sum + ${by}::integer * ${review.customer_support_rating}::integer,
      game_selection_sum = game_selection_sum + ${by}::integer * ${review.game_selection_rating}::integer,
      mobile_experience_sum = mobile_experience_sum + ${by}::integer * ${review.mobile_experience_rating}::integer
    where id = ${casinoId}`.execute(db)
}

async function moveTargetSums(
  db: Kysely<Tables>,
  table: 'bonuses' | 'games',
  id: number,
  by: 1 | -1,
  rating: number,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set
      review_count = review_count + ${by},
      overall_sum = overall_sum + ${by}::integer * ${rating}::integer
    where id = ${id}`.execute(db)
}
