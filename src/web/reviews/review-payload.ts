import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import { overallOf } from '#domain/casinos/ratings.ts'
import { ratingsOf } from './review-draft.ts'
import type { ReviewDraft } from './review-draft.ts'

/** The body of POST /api/reviews for what was entered. The server computes everything below the draft again. */
export function reviewPayload(casinoId: number, draft: ReviewDraft) {
  return {
    casinoId,
    ...draft,
    overallRating: overallOf(ratingsOf(draft)),
    ...prosAndCons(draft),
    isVerified: false,
    isPublished: true,
  }
}
