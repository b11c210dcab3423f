import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide'
import { useState, type MouseEvent } from 'react'
import { CASINO_PAGE } from '#contract/casinos/limits.ts'
import { REVIEW_EXCERPT } from '#contract/reviews/limits.ts'
import { writeReviewFilter, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { RATING_CATEGORIES, RATING_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { ratingWord } from '#domain/casinos/score-bands.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { itemIcons } from '#ui/drawn-icon.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PhoneFold } from '#ui/phone-fold.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { ScoreBadge } from '../cards/scores.tsx'
import { callApi } from '../shell/call-api.ts'
import { excerpt } from './excerpt.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { NoneFound, ReviewBy, SiteAnswer, WEIGHED_FROM } from './review-notes.tsx'
import { reviewFilterAddress } from './review-address.ts'
import { ReviewText } from './review-text.tsx'
import { ReviewTools } from './review-tools.tsx'

/** Characters that fit into three lines of a phone. */
const THREE_LINES = 120

interface CasinoReviewListProps {
  casinoId: number
  path: string
  /** Filtered and ordered: all of them, or the first few of many. */
  reviews: readonly CasinoReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  total: number
  /** Show all at once, as the link without scripts asks for. */
  showsAll: boolean
}

/** Reviews, and tools to filter them where there are more than a few. */
export function CasinoReviewList(props: CasinoReviewListProps) {
  const { path, filter, counts, total } = props
  const addressOf = (next: ReviewFilter) => reviewFilterAddress(path, next)
  if (total === 0)
    return (
      <EmptyState icon={MessageSquare} title="No reviews yet">
        Played here? Yours would be the first.
      </EmptyState>
    )
  return (
    <>
      {total >= WEIGHED_FROM && (
        <ReviewTools filter={filter} counts={counts} total={total} addressOf={addressOf} />
      )}
      {counts.found === 0 && <NoneFound />}
      <Reviews key={writeReviewFilter(filter)} {...props} />
    </>
  )
}

/** Five at a time. The page contains the first ones; the rest is loaded on demand. */
function Reviews({ casinoId, path, reviews, filter, counts, total: all, showsAll }: CasinoReviewListProps) {
  const query = writeReviewFilter(filter)
  const total = query === '' ? all : counts.found
  const [wanted, setWanted] = useState<number>(showsAll ? total : CASINO_PAGE.reviewsAtATime)
  const { data: rest } = useQuery({
    queryKey: ['reviews', 'casino', casinoId, total, query],
    queryFn: ({ signal }) =>
      callApi<CasinoReview[]>(`/api/reviews/casino/${casinoId}${query === '' ? '' : `?${query}`}`, {
        signal,
      }),
    enabled: wanted > reviews.length && reviews.length < total,
  })
  const known = rest ?? reviews
  const shown = known.slice(0, wanted)
  const remaining = Math.max(0, total - shown.length)
  const showMore = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(shown.length + CASINO_PAGE.reviewsAtATime)
  }

  return (
    <>
      <div className="rows gap-0">
        {shown.map((review) => (
          <CasinoReviewCard key={review.id} review={review} />
        ))}
      </div>
      {shown.some(({ pros, cons }) => pros.length + cons.length > 0) && (
        <p className="xs mut mt-3">Pros &amp; cons automatically generated based on rating scores</p>
      )}
      {remaining > 0 && (
        <Link
          className="btn btn--outline btn--block mt-4"
          to={reviewFilterAddress(path, filter, 'reviews=all')}
          rel="nofollow"
          onClick={showMore}
        >
          View More Reviews ({grouped(remaining)} remaining)
        </Link>
      )}
    </>
  )
}

/** A visitor's review of a casino: its text, the six ratings in grey, and pros and cons. */
function CasinoReviewCard({ review }: { review: CasinoReview }) {
  return (
    <article className="review review--folds" id={`review-${review.id}`}>
      <div className="flex items-start justify-between gap-4">
        <div className="md:pr-32">
          <h3 title={review.title.length > REVIEW_EXCERPT.title ? review.title : undefined}>
            {excerpt(review.title, REVIEW_EXCERPT.title)}
          </h3>
          <ReviewBy review={review} />
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
            </span>{' '}
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
