import type { GameReview } from '#contract/reviews/reviews.schema.ts'
import type { ReviewRow } from '#db/queries/reviews/review-writes.ts'

/** The response fields that stored reviews of all kinds share. */
export function sharedOf(row: ReviewRow): Omit<GameReview, 'gameId'> {
  return {
    id: row.id,
    userName: row.user_name,
    title: row.title,
    content: row.content,
    overallRating: row.overall_rating,
    isVerified: row.is_verified,
    isPublished: row.is_published,
    createdAt: row.created_at.toISOString(),
    helpfulVotes: row.helpful_votes,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}
