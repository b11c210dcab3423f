/** The staff's queue of reviews. Screens import the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'
import { ModeratedReview } from './moderation.schema.ts'
import { REJECTION_NAMES, REVIEW_TARGETS } from './moderation.ts'

/** A sign of advertising in the review, with its place in the text (UTF-16 indices, `to` exclusive). */
export const FoundSign = z.object({
  field: z.enum(['userName', 'title', 'content']),
  kind: z.enum(['link', 'contact', 'promotion']),
  from: z.int(),
  to: z.int(),
})
export type FoundSign = z.infer<typeof FoundSign>

export const QueuedReview = ModeratedReview.extend({
  found: z.array(FoundSign),
  /** Reviews from the same address, including this one; null when the address is not known or no longer kept. */
  fromAddress: z.int().nullable(),
  rejection: z.enum(REJECTION_NAMES).nullable(),
  rejectionNote: z.string().nullable(),
  rejectedBy: z.string().nullable(),
  verifiedBy: z.string().nullable(),
  verifiedBecause: z.string().nullable(),
  verifiedAt: isoDate.nullable(),
})
export type QueuedReview = z.infer<typeof QueuedReview>

export const ReviewQueue = z.object({
  reviews: z.array(QueuedReview),
  /** How many match; at most 10,000 are counted. */
  total: z.int(),
  /** True: more match than were counted. */
  hasMore: z.boolean(),
  /** True: only the newest 10,000 were searched. */
  isCut: z.boolean(),
  /** When the queue was read. A decision about all matching reviews names it, so that later reviews are left out. */
  until: isoDate,
})
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const QueueChoices = z.object({
  /** What the reviews of this state are about, the most reviewed first; at most 100. */
  targets: z.array(z.object({ kind: z.enum(REVIEW_TARGETS), id: z.int(), name: z.string(), count: z.int() })),
  /** True: every new review waits for staff. */
  holdEverything: z.boolean(),
})
export type QueueChoices = z.infer<typeof QueueChoices>

export const ReviewContext = z.object({
  review: QueuedReview,
  /** Reviews with nearly the same text, the most similar first. */
  similar: z.array(QueuedReview),
  /** Other reviews under the same name, newest first; at most five. */
  byAuthor: z.array(QueuedReview),
})
export type ReviewContext = z.infer<typeof ReviewContext>
