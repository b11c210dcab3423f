import { Decided } from '#contract/reviews/decision.schema.ts'
import { ReviewChange } from '#contract/reviews/moderation.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listQueuedReviews } from '#db/queries/reviews/review-queue.ts'
import { changeReview } from '#operations/reviews/change-review.ts'
import { decideReviews } from '#operations/reviews/decide-reviews.ts'
import { deleteReview } from '#operations/reviews/delete-review.ts'
import { route } from '../../route.ts'

const of = { access: 'reviews.moderate', noun: 'Review' } as const

export const adminReviewRoutes = [
  route({
    ...of,
    method: 'POST',
    path: '/api/admin/reviews/{id}/publish',
    summary: 'Publishes a review; it counts from now on',
    response: Decided,
    handle: async ({ app, actor, id }) => {
      const decided = await decideReviews(app, actor, { action: 'publish', ids: [id], note: '' })
      const isGone = decided.changed === 0 && (await listQueuedReviews(app.db, [id])).length === 0
      if (isGone) throw new Refusal('not_found', 'Review not found')
      return decided
    },
  }),
  route({
    ...of,
    access: 'reviews.answer',
    method: 'PUT',
    path: '/api/admin/reviews/{id}',
    summary: 'Marks a review as verified and answers it; an empty answer takes it away',
    body: ReviewChange,
    response: Done,
    handle: ({ app, actor, id, body }) => changeReview(app, actor, id, body),
  }),
  route({
    ...of,
    method: 'DELETE',
    path: '/api/admin/reviews/{id}',
    summary: 'Deletes a review for good, for an author who wants it gone',
    response: Done,
    handle: ({ app, actor, id }) => deleteReview(app, actor, id),
  }),
]
