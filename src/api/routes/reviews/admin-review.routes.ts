import { z } from 'zod'
import {
  BulkModeration,
  Moderated,
  ModeratedReview,
  ReviewChange,
} from '#contract/reviews/moderation.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchModeratedReviews } from '#db/queries/reviews/moderation.ts'
import { changeReview } from '#operations/reviews/change-review.ts'
import { deleteReview } from '#operations/reviews/delete-review.ts'
import { moderateReview, moderateReviews } from '#operations/reviews/moderate-reviews.ts'
import type { ModerationAction } from '#operations/reviews/moderate-reviews.ts'
import { ModerationQuerySchema } from '../../admin-queries.ts'
import { route } from '../../route.ts'

const of = { access: 'reviews.moderate', noun: 'Review' } as const

export const adminReviewRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/reviews',
    access: 'reviews.moderate',
    summary: 'Every review, held and rejected ones included, newest first',
    isList: true,
    query: ModerationQuerySchema,
    response: z.array(ModeratedReview),
    handle: ({ app, query, page }) => searchModeratedReviews(app.db, query, page),
  }),
  route({
    method: 'POST',
    path: '/api/admin/reviews/bulk',
    access: 'reviews.moderate',
    summary: 'Publishes, rejects or returns to the queue many at once, all or none',
    body: BulkModeration,
    response: Moderated,
    handle: ({ app, actor, body }) => moderateReviews(app, actor, body),
  }),
  moderation('publish', 'Publishes a review; it counts from now on'),
  moderation('reject', 'Rejects a review; if it was published it does not count any more'),
  moderation('hold', 'Puts a review back into the queue'),
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

function moderation(action: ModerationAction, summary: string) {
  return route({
    ...of,
    method: 'POST',
    path: `/api/admin/reviews/{id}/${action}`,
    summary,
    response: Moderated,
    handle: ({ app, actor, id }) => moderateReview(app, actor, id, action),
  })
}
