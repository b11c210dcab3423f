import { BadgeCheck } from 'lucide'
import { REVIEW_EXCERPT } from '#contract/shared/limits.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { ratingWord } from '#domain/casinos/score-bands.ts'
import { itemIcons } from '#ui/drawn-icon.ts'
import { Icon } from '#ui/icon.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { ScoreBadge } from '../scores/score-badge.tsx'
import { ScoreRule } from '../scores/score-rule.tsx'
import { excerpt } from './excerpt.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewText } from './review-text.tsx'
import { SiteAnswer } from './site-answer.tsx'

/** Characters that fit into three lines of a phone. */
const THREE_LINES = 120

/** A visitor's review of a casino: what was said, the six ratings in neutral grey, and what follows from them. */
export function CasinoReviewCard({ review }: { review: CasinoReview }) {
  const date = formatDate(review.createdAt)
  return (
    <article className="card card--flat review review--folds" id={`review-${review.id}`}>
      <div className="review__top">
        <div>
          <h3 title={review.title.length > REVIEW_EXCERPT.title ? review.title : undefined}>
            {excerpt(review.title, REVIEW_EXCERPT.title)}
          </h3>
          <p className="review__who">
            <b>{review.userName}</b>
            {review.isVerified && (
              <span className="ok">
                <Icon of={BadgeCheck} size={16} />
                Verified
              </span>
            )}
            {date === undefined ? <span>Recently</span> : <time dateTime={review.createdAt}>{date}</time>}
          </p>
        </div>
        <ScoreBadge whole value={review.overallRating} suffix="/10" />
      </div>
      <PhoneFold
        more={review.content.length > THREE_LINES ? 'Full review' : 'All ratings'}
        of={`“${review.title}”`}
      >
        <ReviewText content={review.content} />
        <div data-folded="away">
          <SixRatings review={review} />
          <ProsAndCons review={review} />
        </div>
        <SiteAnswer review={review} />
        <HelpfulButton review={review} />
      </PhoneFold>
    </article>
  )
}

function SixRatings({ review }: { review: CasinoReview }) {
  return (
    <ul className="review__cats" aria-label="Ratings out of 10">
      {RATING_CATEGORIES.map((category) => {
        const value = review[`${category}Rating`]
        return (
          <li key={category}>
            <span>
              {RATING_CATEGORY_NAMES[category]} <b>{value}</b>
            </span>
            <ScoreRule size="sm" value={value} />
            <em>{ratingWord(value)}</em>
          </li>
        )
      })}
    </ul>
  )
}

function ProsAndCons({ review: { pros, cons } }: { review: CasinoReview }) {
  if (pros.length + cons.length === 0) return null
  return (
    <div className="pc">
      {pros.length > 0 && <Points title="Pros" icon="plus" className="p" points={pros} />}
      {cons.length > 0 && <Points title="Cons" icon="minus" className="c" points={cons} />}
    </div>
  )
}

function Points({
  title,
  icon,
  className,
  points,
}: {
  title: string
  icon: 'minus' | 'plus'
  className: string
  points: readonly string[]
}) {
  return (
    <div className={className}>
      <h4>{title}</h4>
      <ul {...itemIcons(icon)}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
