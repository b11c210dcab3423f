import { MessageSquare } from 'lucide'
import { useState } from 'react'
import { OFFER_PAGE } from '#contract/shared/limits.ts'
import type { OfferKind } from '#contract/reviews/offer-review.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { BigScore } from '../casinos/big-score.tsx'
import { counted } from './counted.ts'
import { OfferReviewCard } from './offer-review-card.tsx'
import type { OfferReview } from './offer-review-card.tsx'
import { OfferReviewForm } from './offer-review-form.tsx'
import type { RefusedOfferReview } from './offer-review-form.tsx'
import { ReviewSentNotice } from './review-sent-notice.tsx'

export interface OfferReviewsProps {
  kind: OfferKind
  id: number
  /** The address of the page. */
  path: string
  /** The newest first: all of them. */
  reviews: readonly OfferReview[]
  /** Unrounded; null without reviews. */
  average: number | null
  /** All at once, as the link without scripts asks for. */
  showsAll: boolean
  isReviewSent: boolean
  refused: RefusedOfferReview | undefined
}

/** What visitors make of a bonus or a game, five at a time, and the form to join them. */
export function OfferReviews({
  kind,
  id,
  path,
  reviews,
  average,
  showsAll,
  isReviewSent,
  refused,
}: OfferReviewsProps) {
  const [wanted, setWanted] = useState<number>(showsAll ? reviews.length : OFFER_PAGE.reviewsAtATime)
  const remaining = Math.max(0, reviews.length - wanted)
  return (
    <>
      <h2 className="sr">User Reviews</h2>
      {average !== null && (
        <div className="offer-average">
          <BigScore value={average} />
          <p className="xs mut">{counted(reviews.length, 'review')}</p>
        </div>
      )}
      {reviews.length === 0 ? (
        <EmptyState icon={MessageSquare} title="No reviews yet">
          {NOTHING_YET[kind]}
        </EmptyState>
      ) : (
        <div className="rows">
          {reviews.slice(0, wanted).map((review) => (
            <OfferReviewCard key={review.id} review={review} />
          ))}
        </div>
      )}
      {remaining > 0 && (
        <Link
          className="btn btn--outline btn--block mt-4"
          to={`${path}?reviews=all`}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            setWanted(wanted + OFFER_PAGE.reviewsAtATime)
          }}
        >
          View More Reviews ({remaining.toLocaleString('en')} remaining)
        </Link>
      )}
      <section className="part" id="write-review" aria-labelledby="write-review-title">
        <h2 id="write-review-title">Write Your Review</h2>
        {isReviewSent && <ReviewSentNotice kind={kind} />}
        <OfferReviewForm kind={kind} id={id} path={path} refused={refused} />
      </section>
    </>
  )
}

const NOTHING_YET = {
  bonus: 'Claimed it? Yours would be the first.',
  game: 'Played it? Yours would be the first.',
} as const
