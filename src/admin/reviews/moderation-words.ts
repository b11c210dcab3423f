/** Labels for states, reasons and filters of moderation. */
import {
  HELD_REASON_NAMES,
  HELD_REASONS,
  type HeldReason,
  type QueueSort,
  type ReviewState,
} from '#contract/reviews/moderation.ts'
import type { NewDecision } from '#contract/reviews/decision.schema.ts'

export type ModerationAction = NewDecision['action']

export const STATE_WORDS: Readonly<
  Record<ReviewState, { label: string; badge: 'on' | 'off' | 'waiting'; after: ModerationAction }>
> = {
  held: { label: 'Waiting', badge: 'waiting', after: 'hold' },
  published: { label: 'Published', badge: 'on', after: 'publish' },
  rejected: { label: 'Rejected', badge: 'off', after: 'reject' },
}

export const STATE_AFTER = { publish: 'published', reject: 'rejected', hold: 'held' } as const

export const KIND_NAMES = { casino: 'casino', bonus: 'bonus', game: 'game' } as const

export const KIND_OPTIONS = [
  { value: '', label: 'About anything' },
  { value: 'casino', label: 'Casinos' },
  { value: 'bonus', label: 'Bonuses' },
  { value: 'game', label: 'Games' },
] as const

export const VERIFIED_OPTIONS = [
  { value: '', label: 'Verified or not' },
  { value: 'true', label: 'Verified' },
  { value: 'false', label: 'Not verified' },
] as const

export const REASON_OPTIONS = [
  { value: '', label: 'Any reason' },
  ...HELD_REASON_NAMES.map((value) => ({ value, label: HELD_REASONS[value] })),
]

export const WRITTEN_OPTIONS = [
  { value: '', label: 'Written at any time' },
  { value: 'newer-1', label: 'In the last day' },
  { value: 'newer-7', label: 'In the last week' },
  { value: 'newer-30', label: 'In the last 30 days' },
  { value: 'older-7', label: 'More than a week ago' },
  { value: 'older-30', label: 'More than 30 days ago' },
] as const

export const SORT_OPTIONS: readonly { value: QueueSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'lowest', label: 'Lowest score first' },
  { value: 'highest', label: 'Highest score first' },
  { value: 'reasons', label: 'Most reasons first' },
  { value: 'helpful', label: 'Most helpful first' },
]

/** A short label for list rows, and what to check. */
export const REASON_WORDS: Readonly<Record<HeldReason, { short: string; hint: string }>> = {
  link: { short: 'Link', hint: 'Publish it only if the address helps readers.' },
  contact: { short: 'Contact', hint: 'A mail address, phone number or account name is in it.' },
  promotion: { short: 'Code', hint: 'It asks readers to use a code, join a group or write to someone.' },
  many: { short: 'Many', hint: 'One person may be writing many, or many people share a network.' },
  similar: { short: 'Copy', hint: 'Another author has written almost these words before.' },
  everything: { short: 'All', hint: 'Nothing was found. New reviews are set to wait for you.' },
}

const NAME_OF = new Map<string, HeldReason>(HELD_REASON_NAMES.map((name) => [HELD_REASONS[name], name]))

/** The reason with these words; undefined for words of an older version. */
export function reasonNamed(words: string): HeldReason | undefined {
  return NAME_OF.get(words)
}
