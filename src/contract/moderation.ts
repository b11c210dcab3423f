/** Where a visitor review stands, and the grammar of the table of reviews for staff. */

/** `held` waits for staff, `rejected` was looked at and refused; neither is seen or counted. */
export const REVIEW_STATES = ['held', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_TARGETS = ['casino', 'bonus', 'game'] as const
export type ReviewTarget = (typeof REVIEW_TARGETS)[number]

export interface ModerationQuery {
  search: string
  status: ReviewState | 'all'
  kind: ReviewTarget | 'all'
  verified: boolean | undefined
}
