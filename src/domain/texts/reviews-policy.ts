import { REJECTIONS } from '#contract/reviews/moderation.ts'
import { REVIEWS_PER_HOUR } from '#contract/reviews/limits.ts'
import POLICY from './reviews-policy.json' with { type: 'json' }
import { withWords } from './rich-text.ts'

/** How visitor reviews are handled. `reasonsToHold` implements the rule for holding one (domain/reviews/moderation.ts). */
export const REVIEWS_POLICY = withWords(POLICY, {
  perHour: String(REVIEWS_PER_HOUR),
  rejections: Object.values(REJECTIONS),
})
