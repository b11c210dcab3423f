/** Visitor reviews as staff see them, and the actions of staff. Screens import the types only. */
import { z } from 'zod'
import { forEachCategory } from '../shared/options.ts'
import { isoDate } from '../shared/common.schema.ts'
import { optionalText } from '../shared/form-fields.schema.ts'
import { FORM } from '../items/limits.ts'
import { REVIEW_STATES } from './moderation.ts'

export const ModeratedReview = z.object({
  id: z.int(),
  kind: z.enum(['casino', 'bonus', 'game']),
  targetId: z.int(),
  targetName: z.string(),
  targetSlug: z.string(),
  state: z.enum(REVIEW_STATES),
  userName: z.string(),
  title: z.string(),
  content: z.string(),
  overallRating: z.int(),
  /** The six categories exist in casino reviews only. */
  ...forEachCategory('Rating', () => z.int().nullable()),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  /** Why the review was held; empty when it was published at once. */
  heldFor: z.array(z.string()),
  isVerified: z.boolean(),
  answer: z.string().nullable(),
  answeredAt: isoDate.nullable(),
  rejectedAt: isoDate.nullable(),
  helpfulVotes: z.int(),
  createdAt: isoDate,
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const ReviewChange = z
  .strictObject({
    isVerified: z.boolean('isVerified must be true or false').optional(),
    /** Plain text; an empty one removes the answer. */
    answer: optionalText('Answer', FORM.answer).optional(),
    /** Why the review counts as verified; stored with the name of the person. */
    verifiedBecause: optionalText('verifiedBecause', FORM.decisionNote).optional(),
  })
  .refine(
    ({ isVerified, answer }) => isVerified !== undefined || answer !== undefined,
    'Send isVerified, answer or both',
  )
export type ReviewChange = z.infer<typeof ReviewChange>
