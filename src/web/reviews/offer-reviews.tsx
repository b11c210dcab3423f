import { CircleCheck, MessageSquare } from 'lucide'
import { useState } from 'react'
import { writeReviewFilter, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import { OFFER_PAGE } from '#contract/offers/limits.ts'
import type { BonusReview } from '#contract/reviews/reviews.schema.ts'
import type { OfferKind, OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { ScoreBadge } from '../cards/scores.tsx'
import { BigScore } from '../casinos/casino-parts.tsx'
import { REVIEW_WORDS } from './review-draft.ts'
import { NoneFound, ReviewBy, SiteAnswer, WEIGHED_FROM } from './review-notes.tsx'
import { reviewFilterAddress, REVIEWS_ID } from './review-address.ts'
import { ReviewTools } from './review-tools.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { OfferReviewForm } from './offer-review-form.tsx'
import type { Refused } from './answer-review-form.ts'

type OfferReview = Omit<BonusReview, 'bonusId' | 'isPublished'>

export interface OfferReviewsProps {
  kind: OfferKind
  id: number
  path: string
  /** Filtered and ordered. */
  reviews: readonly OfferReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  total: number
  /** Unrounded; null without reviews. */
  average: number | null
  /** Show all at once, as the link without scripts asks for. */
  showsAll: boolean
  isReviewSent: boolean
  refused: Refused<OfferReviewDraft> | undefined
}

/** Visitors' reviews of a bonus or a game, five at a time, and the form to add one. */
export function OfferReviews({
  kind,
  id,
  path,
  total,
  average,
  isReviewSent,
  refused,
  ...list
}: OfferReviewsProps) {
  const { filter, counts } = list
  return (
    <>
      <h2 className="sr" id={REVIEWS_ID}>
        User Reviews
      </h2>
      {average !== null && (
        <div className="offer-average">
          <BigScore value={average} />
          <p className="xs mut">{counted(total, 'review')}</p>
        </div>
      )}
      {total === 0 && (
        <EmptyState icon={MessageSquare} title="No reviews yet">
          {NOTHING_YET[kind]}
        </EmptyState>
      )}
      {total >= WEIGHED_FROM && (
        <ReviewTools
          filter={filter}
          counts={counts}
          total={total}
          addressOf={(next) => reviewFilterAddress(path, next)}
        />
      )}
      {total > 0 && counts.found === 0 && <NoneFound />}
      <Reviews key={writeReviewFilter(filter)} path={path} {...list} />
      <section className="part" id="write-review" aria-labelledby="write-review-title">
        <h2 id="write-review-title">Write Your Review</h2>
        {isReviewSent && <ReviewSentNotice kind={kind} />}
        <OfferReviewForm kind={kind} id={id} path={path} refused={refused} />
      </section>
    </>
  )
}

type ReviewsProps = Pick<OfferReviewsProps, 'path' | 'reviews' | 'filter' | 'showsAll'>

function Reviews({ path, reviews, filter, showsAll }: ReviewsProps) {
  const [wanted, setWanted] = useState<number>(showsAll ? reviews.length : OFFER_PAGE.reviewsAtATime)
  const remaining = Math.max(0, reviews.length - wanted)
  return (
    <>
      <div className="rows">
        {reviews.slice(0, wanted).map((review) => (
          <OfferReviewCard key={review.id} review={review} />
        ))}
      </div>
      {remaining > 0 && (
        <Link
          className="btn btn--outline btn--block mt-4"
          to={reviewFilterAddress(path, filter, 'reviews=all')}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault()
            setWanted(wanted + OFFER_PAGE.reviewsAtATime)
          }}
        >
          View More Reviews ({grouped(remaining)} remaining)
        </Link>
      )}
    </>
  )
}

const NOTHING_YET = {
  bonus: 'Claimed it? Yours would be the first.',
  game: 'Played it? Yours would be the first.',
} as const

/** The toast's text, for a review sent without scripts. */
function ReviewSentNotice({ kind }: { kind: OfferKind }) {
  const { title, description } = REVIEW_WORDS[kind].sent
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

/** A visitor's review of a bonus or a game: rating, text and number of votes. */
function OfferReviewCard({ review }: { review: OfferReview }) {
  return (
    <article className="card card--flat review" id={`review-${review.id}`}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3>{review.title}</h3>
          <ReviewBy review={review} anonymous="Anonymous" undated="N/A" />
        </div>
        <ScoreBadge whole value={review.overallRating} suffix="/10" />
      </div>
      <p className="review__text">{review.content}</p>
      <SiteAnswer review={review} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mt-4">
        <span />
        <HelpfulButton review={review} />
      </div>
    </article>
  )
}
