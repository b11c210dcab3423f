import { TriangleAlert } from 'lucide'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { reasonNamed, REASON_WORDS } from './moderation-words.ts'

/** Why a review was held, what was found, and what to look at. */
export function HeldReasons({ review }: { review: QueuedReview }) {
  if (review.heldFor.length === 0) return null
  return (
    <ul className="held-reasons" aria-label="Why it waits">
      {review.heldFor.map((reason) => (
        <li key={reason}>
          <Icon of={TriangleAlert} size={16} />
          <span>
            <b>{reason}.</b> {hintOf(reason)}
            <FoundWords review={review} reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function hintOf(reason: string): string {
  const name = reasonNamed(reason)
  return name === undefined ? '' : REASON_WORDS[name].hint
}

/** The words that were found; the same are marked in the text. */
function FoundWords({ review, reason }: { review: QueuedReview; reason: string }) {
  const found = review.found.filter(({ kind }) => kind === reasonNamed(reason))
  if (found.length === 0) return null
  const words = new Set(found.map(({ field, from, to }) => review[field].slice(from, to)))
  return (
    <span className="held-reasons__found">Found: {[...words].map((text) => `“${text}”`).join(', ')}</span>
  )
}
