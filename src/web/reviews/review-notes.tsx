import { BadgeCheck, CircleCheck, MessageSquare } from 'lucide'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '../shell/site-data.ts'

/** With fewer reviews, filters are not needed. */
export const WEIGHED_FROM = 3

/** The toast's text, for a review sent without scripts. */
export function ReviewSent() {
  return (
    <output className="card card--flat sent">
      <Icon of={CircleCheck} />
      <span>
        <b className="block">Review Submitted!</b>Your review has been successfully submitted and will appear
        shortly.
      </span>
    </output>
  )
}

/** Shown when no review matches the filter. */
export function NoneFound() {
  return (
    <EmptyState icon={MessageSquare} title="No reviews match">
      Choose another score or subject, or show all reviews.
    </EmptyState>
  )
}

interface ReviewByProps {
  review: Pick<CasinoReview, 'userName' | 'isVerified' | 'createdAt'>
  /** Shown for a blank name, and for an unreadable date. */
  anonymous?: string
  undated?: string
}

/** A review's author, verification and date. */
export function ReviewBy({ review, anonymous = '', undated = 'Recently' }: ReviewByProps) {
  const date = formatDate(review.createdAt)
  return (
    <p className="review__who">
      <b>{review.userName || anonymous}</b>
      {review.isVerified && (
        <span className="ok">
          <Icon of={BadgeCheck} size={16} />
          Verified
        </span>
      )}
      {date === undefined ? <span>{undated}</span> : <time dateTime={review.createdAt}>{date}</time>}
    </p>
  )
}

/** The site's answer to a review, as plain text; nothing without one. */
export function SiteAnswer({ review }: { review: Pick<CasinoReview, 'answer' | 'answeredAt'> }) {
  const { brand } = useSite()
  const { answer, answeredAt } = review
  if (answer === null) return null
  const date = formatDate(answeredAt)
  return (
    <div className="site-answer">
      <p className="review__who">
        <b>Answer from {brand.name}</b>
        {date !== undefined && <time dateTime={answeredAt ?? undefined}>{date}</time>}
      </p>
      <p className="review__text" data-folded="lines">
        {answer}
      </p>
    </div>
  )
}
