import { BadgeCheck, Dices, Gift, Landmark } from 'lucide'
import { paths } from '#contract/shared/paths.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ScoreBadge } from '../scores/score-badge.tsx'
import type { ListedReviewData } from './listed-review-data.ts'
import { ReviewText } from './review-text.tsx'
import { SiteAnswer } from './site-answer.tsx'

/** A review of any kind among others, with a link to what it is about. */
export function ListedReview({ review }: { review: ListedReviewData }) {
  const { icon, noun, to } = KINDS[review.kind]
  const date = formatDate(review.createdAt)
  return (
    <article className="card card--flat review">
      <p className="listed-review__target">
        <Icon of={icon} size={16} />
        <span className="mut">{noun}</span>
        <Link className="link" to={to({ slug: review.targetSlug })}>
          {review.targetName}
        </Link>
      </p>
      <div className="review__top">
        <div>
          <h2 className="listed-review__title">{review.title}</h2>
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
      <ReviewText content={review.content} />
      <SiteAnswer review={review} />
    </article>
  )
}

const KINDS = {
  casino: { icon: Landmark, noun: 'Casino', to: paths.casino },
  bonus: { icon: Gift, noun: 'Bonus', to: paths.bonus },
  game: { icon: Dices, noun: 'Game', to: paths.game },
} as const
