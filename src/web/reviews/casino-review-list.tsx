import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { writeReviewFilter } from '#contract/reviews/review-filter.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { callApi } from '../shell/call-api.ts'
import { NoneFound, WEIGHED_FROM } from './none-found.tsx'
import { reviewFilterAddress } from './review-address.ts'
import { ReviewTools } from './review-tools.tsx'
import { CasinoReviewCard } from './casino-review-card.tsx'

interface CasinoReviewListProps {
  casinoId: number
  /** Of the casino's page. */
  path: string
  /** Those that pass the filter, in its order: all of them, or the first few of many. */
  reviews: readonly CasinoReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  /** How many there are without the filter. */
  total: number
  /** All at once, as the link without scripts asks for. */
  showsAll: boolean
}

/** Reviews and the ways to weigh them, which few reviews do not need. */
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

/** Five at a time. The page brings the first ones; the rest is fetched when somebody wants it. */
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
      <div className="rows">
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
          View More Reviews ({remaining.toLocaleString('en')} remaining)
        </Link>
      )}
    </>
  )
}
