/** The states of a visitor review, the reasons to hold or reject one, and the filters of the queue. */

/** `held` waits for staff; `rejected` was refused by staff. Visitors see neither, and neither counts in scores. */
export const REVIEW_STATES = ['held', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_TARGETS = ['casino', 'bonus', 'game'] as const
export type ReviewTarget = (typeof REVIEW_TARGETS)[number]

/** Why a review waits, in words for staff. */
export const HELD_REASONS = {
  link: 'Contains a link',
  contact: 'Contains contact details',
  promotion: 'Advertises a code or an invitation',
  many: 'More than ten reviews from one address within an hour',
  similar: 'Nearly the same as an earlier review',
  everything: 'Every new review is checked first',
} as const
export type HeldReason = keyof typeof HELD_REASONS
export const HELD_REASON_NAMES = Object.keys(HELD_REASONS) as HeldReason[]

/** Why staff rejected a review. */
export const REJECTIONS = {
  advertising: 'Advertising',
  personal: 'Contact or personal details',
  copied: 'Copied from another review',
  invented: 'Not written by a player',
  offensive: 'Offensive or threatening',
  elsewhere: 'About something else',
  other: 'Another reason',
} as const
export type Rejection = keyof typeof REJECTIONS
export const REJECTION_NAMES = Object.keys(REJECTIONS) as Rejection[]

export const QUEUE_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'reasons', 'helpful'] as const
export type QueueSort = (typeof QUEUE_SORTS)[number]

export interface QueueFilter {
  search: string
  status: ReviewState | 'all'
  kind: ReviewTarget | 'all'
  verified?: boolean | undefined
  reason?: HeldReason | undefined
  /** One casino, bonus or game. */
  target?: { kind: ReviewTarget; id: number } | undefined
  /** Overall ratings, 1 to 10. */
  scoreFrom?: number | undefined
  scoreTo?: number | undefined
  newerThan?: number | undefined
  /** Written more than this many days ago. */
  olderThan?: number | undefined
  /** Reviews from the same address as the review with this id. */
  sameAddressAs?: number | undefined
}

/**
 * How many reviews a page of the queue shows, how many are counted at most, and how many a search looks through. Larger
 * counts are shown as "more than".
 */
export const QUEUE = { perPage: 50, counted: 10_000, searched: 10_000 } as const
/** The most reviews in one decision, by ids and by a filter, and how many days it can be undone. */
export const DECISION = { ids: 1000, matching: 10_000, days: 30 } as const
