/** The demo's published visitor reviews. */
import type { Insertable, Kysely } from 'kysely'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import type { ReviewsTable, Tables } from '../tables.ts'
import { daysAgo } from './demo-dates.ts'
import type { DemoReview, DemoReviewTarget } from './demo-types.ts'
import { inBatches } from '../queries/sql/in-batches.ts'
import { idOf } from './demo-ids.ts'
import type { DemoIds } from './demo-ids.ts'
import { bonusKey } from './review-sums.ts'

/** Every so many casino reviews keep no pros and cons, as reviews of an older site would. */
const WITHOUT_LISTS = 12

/** Inserted oldest first, so that the ids grow with the dates. */
export async function insertReviews(
  db: Kysely<Tables>,
  reviews: readonly DemoReview[],
  ids: DemoIds,
  now: Date,
): Promise<void> {
  const rows = reviews
    .toSorted((a, b) => b.writtenDaysAgo - a.writtenDaysAgo)
    .map((review, index): Insertable<ReviewsTable> => ({
      ...targetColumns(review.target, ids),
      ...ratingColumns(review, index),
      user_name: review.userName,
      title: review.title,
      content: review.content,
      overall_rating: review.overallRating,
      is_verified: review.isVerified,
      helpful_votes: review.helpfulVotes,
      created_at: daysAgo(now, review.writtenDaysAgo),
    }))
  await inBatches(rows, (batch) => db.insertInto('reviews').values(batch).execute())
}

export function targetColumns(target: DemoReviewTarget, ids: DemoIds) {
  return {
    casino_id: target.kind === 'casino' ? idOf(ids.casinos, target.casino) : null,
    bonus_id: target.kind === 'bonus' ? idOf(ids.bonuses, bonusKey(target.casino, target.bonus)) : null,
    game_id: target.kind === 'game' ? idOf(ids.games, target.game) : null,
  }
}

export function ratingColumns({ ratings }: Pick<DemoReview, 'ratings'>, index: number) {
  if (ratings === undefined) return NO_RATINGS
  const [bonuses, design, payouts, support, games, mobile] = ratings
  const lists = prosAndCons({
    bonusesRating: bonuses,
    designRating: design,
    payoutsRating: payouts,
    customerSupportRating: support,
    gameSelectionRating: games,
    mobileExperienceRating: mobile,
  })
  return {
    bonuses_rating: bonuses,
    design_rating: design,
    payouts_rating: payouts,
    customer_support_rating: support,
    game_selection_rating: games,
    mobile_experience_rating: mobile,
    ...(index % WITHOUT_LISTS === 0 ? NO_LISTS : lists),
  }
}

const NO_LISTS: { pros: string[]; cons: string[] } = { pros: [], cons: [] }
const NO_RATINGS = {
  bonuses_rating: null,
  design_rating: null,
  payouts_rating: null,
  customer_support_rating: null,
  game_selection_rating: null,
  mobile_experience_rating: null,
  ...NO_LISTS,
}
