import { MessageSquareText } from 'lucide'
import { useNavigation } from 'react-router'
import { PAGE_WINDOW } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { NoneFound, WEIGHED_FROM } from './none-found.tsx'
import { REVIEWS_ID } from './review-address.ts'
import { ReviewTools } from './review-tools.tsx'
import { WriteFinder } from './write-finder.tsx'
import { ListedReview } from './listed-review.tsx'
import { ReviewKinds, reviewsAddress } from './review-kinds.tsx'
import { counted } from './counted.ts'
import { ReviewsHead } from './reviews-head.tsx'
import type { Route } from './+types/reviews.screen.ts'

/** The latest reviews by visitors. */
export function ReviewsPage({
  loaderData: { search, items, counts, targets, now, total, pages },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.reviews()
  const isFiltered = isReviewFilterSet(search.filter)
  return (
    <div className="wrap">
      <ReviewsHead />
      <WriteFinder text={search.write} targets={targets} now={new Date(now)} />
      <ReviewKinds search={search} />
      {(counts.considered >= WEIGHED_FROM || isFiltered) && (
        <ReviewTools
          filter={search.filter}
          counts={counts}
          total={isFiltered ? counts.considered : total}
          addressOf={(filter) =>
            `${reviewsAddress({ ...search, filter, write: undefined, page: 1 })}#${REVIEWS_ID}`
          }
          isOpen
        />
      )}
      <p className="sm mut my-4" role="status">
        {isLoading ? 'Loading...' : counted(total, 'review')}
      </p>
      {total === 0 && isFiltered && <NoneFound />}
      {total === 0 && !isFiltered && (
        <EmptyState as="h2" icon={MessageSquareText} title="No Reviews Yet">
          The first one may be yours: every casino, bonus and game has a form.
        </EmptyState>
      )}
      <div className="listed-reviews" aria-busy={isLoading || undefined}>
        {items.map((review) => (
          <ListedReview key={review.id} review={review} />
        ))}
      </div>
      {pages > 1 && (
        <Pagination
          page={search.page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(page) => reviewsAddress({ ...search, page })}
          onOpen={() => window.scrollTo({ top: 0 })}
        />
      )}
    </div>
  )
}
