import type { BonusReview } from '#contract/reviews/reviews.schema.ts'
import { ScoreBadge } from '../scores/scores.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewBy, SiteAnswer } from './review-notes.tsx'

export type OfferReview = Omit<BonusReview, 'bonusId' | 'isPublished'>

/** A visitor's review of a bonus or a game: one rating, what was said, and how many it helped. */
export function OfferReviewCard({ review }: { review: OfferReview }) {
  return (
    <article className="card card--flat review" id={`review-${review.id}`}>
      <div className="review__top">
        <div>
          <h3>{review.title}</h3>
          <ReviewBy review={review} anonymous="Anonymous" undated="N/A" />
        </div>
        <ScoreBadge whole value={review.overallRating} suffix="/10" />
      </div>
      <p className="review__text">{review.content}</p>
      <SiteAnswer review={review} />
      <div className="review__foot">
        <span />
        <HelpfulButton review={review} />
      </div>
    </article>
  )
}
