/** The review queue of staff. */
import { Decided, HoldEverything, NewDecision } from '#contract/reviews/decision.schema.ts'
import { QueueChoices, ReviewContext, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { Done } from '#contract/site/site.schema.ts'
import { listReviewTargets } from '#db/queries/reviews/review-choices.ts'
import { findReviewContext } from '#db/queries/reviews/review-context.ts'
import { searchReviewQueue } from '#db/queries/reviews/review-queue.ts'
import { isEverythingHeld } from '#db/queries/runtime/site-settings.ts'
import { decideReviews } from '#operations/reviews/decide-reviews.ts'
import { setHoldEverything } from '#operations/reviews/hold-everything.ts'
import { undoDecision } from '#operations/reviews/undo-decision.ts'
import { QueueChoicesQuery, QueueQuery } from '../../queue-queries.ts'
import { route } from '../../route.ts'

export const moderationRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/moderation',
    access: 'reviews.moderate',
    summary: 'A page of the reviews that match, with what was found in each and how many there are',
    query: QueueQuery,
    response: ReviewQueue,
    handle: ({ app, query: { filter, sort, page } }) =>
      searchReviewQueue(app.db, filter, { sort, page, now: app.now() }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/moderation/choices',
    access: 'reviews.moderate',
    summary: 'What reviews of a state are about, and whether every new review waits for staff',
    query: QueueChoicesQuery,
    response: QueueChoices,
    handle: async ({ app, query: { status } }) => ({
      targets: await listReviewTargets(app.db, status),
      holdEverything: await isEverythingHeld(app.db),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/moderation/settings',
    access: 'reviews.moderate',
    summary: 'Lets every new review wait for staff, or only those with signs of abuse',
    body: HoldEverything,
    response: Done,
    handle: ({ app, actor, body }) => setHoldEverything(app, actor, body),
  }),
  route({
    method: 'POST',
    path: '/api/admin/moderation/decisions',
    access: 'reviews.moderate',
    summary:
      'Publishes, rejects or holds chosen reviews or all that match a filter; it can be taken back as one step',
    // It uses short transactions of its own; one around all of them would make visitors wait.
    isRepeatable: true,
    body: NewDecision,
    response: Decided,
    handle: ({ app, actor, body }) => decideReviews(app, actor, body),
  }),
  route({
    method: 'POST',
    path: '/api/admin/moderation/decisions/{id}/undo',
    access: 'reviews.moderate',
    noun: 'Decision',
    summary: 'Takes a decision back; reviews that were moved since stay where they are',
    isRepeatable: true,
    response: Decided,
    handle: ({ app, actor, id }) => undoDecision(app, actor, id),
  }),
  route({
    method: 'GET',
    path: '/api/admin/moderation/{id}',
    access: 'reviews.moderate',
    noun: 'Review',
    summary: 'One review with others that are nearly the same and others by its author',
    response: ReviewContext,
    handle: async ({ app, id }) => {
      const found = await findReviewContext(app.db, id)
      if (found === undefined) throw new Refusal('not_found', 'Review not found')
      return found
    },
  }),
]
