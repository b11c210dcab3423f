import type { FoundSign, QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { HELD_REASONS } from '#contract/reviews/moderation.ts'
import { markedParts } from './marked-parts.ts'

interface MarkedTextProps {
  text: string
  /** What was found in this text. */
  found: readonly FoundSign[]
}

/** A text with everything in it marked that advertises. */
export function MarkedText({ text, found }: MarkedTextProps) {
  return markedParts(text, found).map(({ part, from, kind }) =>
    kind === undefined ? (
      part
    ) : (
      <mark key={from} className="found" title={HELD_REASONS[kind]}>
        {part}
      </mark>
    ),
  )
}

/** What was found in one field of a review. */
export function foundIn(review: QueuedReview, field: FoundSign['field']): FoundSign[] {
  return review.found.filter((sign) => sign.field === field)
}
