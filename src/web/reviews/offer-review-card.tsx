import { BadgeCheck } from 'lucide'
import type { BonusReview } from '#contract/reviews/reviews.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { ScoreBadge } from '../scores/scores.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { SiteAnswer } from './review-notes.tsx'

export type OfferReview = Omit<BonusReview, 'bonusId' | 'isPublished'>

/** A visitor's review of a bonus or a game: one rating, what was said, and how many it helped. */
export function OfferReviewCard({ review }: { review: OfferReview }) {
  const date = formatDate(review.createdAt)
  return (
    <article className="card card--flat review" id={`review-${review.id}`}>
      <div className="review__top">
        <div>
          <h3>{review.title}</h3>
          <p className="review__who">
            <b>{review.userName === '' ? 'Anonymous' : review.userName}</b>
            {review.isVerified && (
              <span className="ok">
                <Icon of={BadgeCheck} size={16} />
                Verified
              </span>
            )}
            {date === undefined ? <span>N/A</span> : <time dateTime={review.createdAt}>{date}</time>}
          </p>
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
