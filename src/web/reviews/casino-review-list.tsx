import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import { CASINO_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { callApi } from '../shell/call-api.ts'
import { CasinoReviewCard } from './casino-review-card.tsx'

interface CasinoReviewListProps {
  casinoId: number
  /** The newest first: all of them, or the first few of many. */
  reviews: readonly CasinoReview[]
  total: number
  /** All at once, as the link without scripts asks for. */
  showsAll: boolean
}

/** Reviews five at a time. The page brings the first ones; the rest is fetched when somebody wants it. */
export function CasinoReviewList({ casinoId, reviews, total, showsAll }: CasinoReviewListProps) {
  const [wanted, setWanted] = useState<number>(showsAll ? total : CASINO_PAGE.reviewsAtATime)
  const { data: rest } = useQuery({
    queryKey: ['reviews', 'casino', casinoId, total],
    queryFn: ({ signal }) => callApi<CasinoReview[]>(`/api/reviews/casino/${casinoId}`, { signal }),
    enabled: wanted > reviews.length && reviews.length < total,
  })
  const known = rest ?? reviews
  const shown = known.slice(0, wanted)
  const remaining = Math.max(0, total - shown.length)
  const showMore = (event: MouseEvent) => {
    event.preventDefault()
    setWanted(shown.length + CASINO_PAGE.reviewsAtATime)
  }

  if (total === 0)
    return (
      <EmptyState icon={MessageSquare} title="No reviews yet">
        Played here? Yours would be the first.
      </EmptyState>
    )
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
          to={`${paths.casino(casinoId)}?reviews=all#user-reviews`}
          rel="nofollow"
          onClick={showMore}
        >
          View More Reviews ({remaining.toLocaleString('en')} remaining)
        </Link>
      )}
    </>
  )
}
