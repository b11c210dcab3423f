import { CircleCheck } from 'lucide'
import type { OfferKind } from '#contract/reviews/offer-review.ts'
import { Icon } from '#ui/icon.tsx'
import { OFFER_REVIEW_WORDS } from './offer-review-words.ts'

/** What the toast says, for a review that was sent without scripts. */
export function ReviewSentNotice({ kind }: { kind: OfferKind }) {
  const { title, description } = OFFER_REVIEW_WORDS[kind].sent
  return (
    <div className="card card--flat sent" role="status">
      <Icon of={CircleCheck} />
      <div>
        <b>{title}</b>
        <p>{description}</p>
      </div>
    </div>
  )
}
