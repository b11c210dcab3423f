/** What the states, reasons and actions of moderation are called on screen. */
import type { ReviewState } from '#contract/moderation.ts'
import type { BulkModeration } from '#contract/moderation.schema.ts'

export type ModerationAction = BulkModeration['action']

export const STATE_WORDS: Readonly<
  Record<ReviewState, { label: string; badge: 'on' | 'off' | 'waiting'; backTo: ModerationAction }>
> = {
  held: { label: 'Waiting', badge: 'waiting', backTo: 'hold' },
  published: { label: 'Published', badge: 'on', backTo: 'publish' },
  rejected: { label: 'Rejected', badge: 'off', backTo: 'reject' },
}

export const KIND_OPTIONS = [
  { value: '', label: 'Everything' },
  { value: 'casino', label: 'Casinos' },
  { value: 'bonus', label: 'Bonuses' },
  { value: 'game', label: 'Games' },
] as const

export const VERIFIED_OPTIONS = [
  { value: '', label: 'Verified or not' },
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Not verified' },
] as const

/** What to look at, by the reason that the product gave. A reason that is not here stands for itself. */
export const REASON_HINTS: ReadonlyMap<string, string> = new Map([
  ['Contains a link', 'It may advertise something. Publish it only if the address helps readers.'],
  ['Contains contact details', 'A mail address, phone number or account name stands in it.'],
  [
    'More than ten reviews from one address within an hour',
    'One person may be writing many, or many people share a network.',
  ],
  ['Nearly the same as an earlier review', 'Another author has written almost these words before.'],
])
