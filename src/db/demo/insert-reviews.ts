import type { Kysely } from 'kysely'
import { CATEGORY_COLUMNS, RATING_CATEGORIES, type RatingCategory } from '#contract/shared/options.ts'
import { reasonsToHold } from '#domain/reviews/moderation.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import { inBatches } from '../queries/sql/in-batches.ts'
import type { Tables } from '../tables.ts'
import { daysBefore, instantOf } from './demo-dates.ts'
import { bonusKey, idOf, type DemoIds } from './demo-ids.ts'
import { ratingsOf, type DemoReviewTarget } from './demo-reviews.ts'
import type { DemoReview } from './demo-schemas.ts'

/** Inserts them oldest first, so that ids grow with dates. */
export async function insertReviews(
  db: Kysely<Tables>,
  reviews: readonly DemoReview[],
  ids: DemoIds,
  now: Date,
): Promise<void> {
  const rows = reviews
    .toSorted((a, b) => daysBefore(b.createdAt) - daysBefore(a.createdAt))
    .map((review) => reviewRow(review, ids, now))
  await inBatches(rows, (batch) => db.insertInto('reviews').values(batch).execute())
}

/** Reviews that wait for staff, for the reasons that the product itself finds. */
export async function insertWaitingReviews(
  db: Kysely<Tables>,
  reviews: readonly DemoReview[],
  ids: DemoIds,
  now: Date,
): Promise<void> {
  const rows = reviews.map((review) => {
    const { reviewsFromAddressInHour = 0, isSimilar = false } = review.waits ?? {}
    const reasons = reasonsToHold({ ...review, reviewsFromAddressInHour, similarTo: isSimilar })
    return { ...reviewRow(review, ids, now), is_published: false, held_for: reasons }
  })
  await inBatches(rows, (batch) => db.insertInto('reviews').values(batch).execute())
}

/** All reviews have the same columns, so that one statement inserts many. */
export function reviewRow(review: DemoReview, ids: DemoIds, now: Date) {
  return {
    ...targetColumns(review, ids),
    ...ratingColumns(review),
    user_name: review.userName,
    title: review.title,
    content: review.content,
    is_verified: review.isVerified,
    helpful_votes: review.helpfulVotes,
    created_at: instantOf(review.createdAt, now),
  }
}

function targetColumns(target: DemoReviewTarget, ids: DemoIds) {
  const bonus = 'bonus' in target ? idOf(ids.bonuses, bonusKey(target.casino, target.bonus)) : null
  return {
    casino_id: 'casino' in target && bonus === null ? idOf(ids.casinos, target.casino) : null,
    bonus_id: bonus,
    game_id: 'game' in target ? idOf(ids.games, target.game) : null,
  }
}

function ratingColumns(review: DemoReview) {
  const { overall, six = [] } = ratingsOf(review)
  const lists = 'overallRating' in review ? NO_LISTS : prosAndCons(review)
  const columns = RATING_CATEGORIES.map((category, at) => [
    `${CATEGORY_COLUMNS[category]}_rating`,
    six[at] ?? null,
  ])
  return {
    overall_rating: overall,
    ...(Object.fromEntries(columns) as Record<
      `${(typeof CATEGORY_COLUMNS)[RatingCategory]}_rating`,
      number | null
    >),
    pros: ('pros' in review && review.pros) || lists.pros,
    cons: ('cons' in review && review.cons) || lists.cons,
  }
}

const NO_LISTS: { pros: string[]; cons: string[] } = { pros: [], cons: [] }
