/** The queue of reviews as staff work through it. Screens take the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'
import { ModeratedReview } from './moderation.schema.ts'
import { REJECTION_NAMES, REVIEW_TARGETS } from './moderation.ts'

/** Something in the review that advertises, by its place in the text (UTF-16 index, `to` is behind the last). */
export const FoundSign = z.object({
  field: z.enum(['userName', 'title', 'content']),
  kind: z.enum(['link', 'contact', 'promotion']),
  from: z.int(),
  to: z.int(),
})
export type FoundSign = z.infer<typeof FoundSign>

export const QueuedReview = ModeratedReview.extend({
  found: z.array(FoundSign),
  /** Reviews from the same address, this one included; null when the address is not known or no longer kept. */
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
  /** More match than were counted. */
  hasMore: z.boolean(),
  /** Only the newest 10,000 were searched. */
  isCut: z.boolean(),
  /** When this was read. A decision about all that match names it, so that later reviews are left out. */
  until: isoDate,
})
export type ReviewQueue = z.infer<typeof ReviewQueue>

export const QueueChoices = z.object({
  /** What reviews of this state are about, the most reviewed first; at most 100. */
  targets: z.array(z.object({ kind: z.enum(REVIEW_TARGETS), id: z.int(), name: z.string(), count: z.int() })),
  /** Every new review waits for staff. */
  holdEverything: z.boolean(),
})
export type QueueChoices = z.infer<typeof QueueChoices>

export const ReviewContext = z.object({
  review: QueuedReview,
  /** Nearly the same text, the most alike first. */
  similar: z.array(QueuedReview),
  /** Other reviews under the same name, newest first; at most five. */
  byAuthor: z.array(QueuedReview),
})
export type ReviewContext = z.infer<typeof ReviewContext>
