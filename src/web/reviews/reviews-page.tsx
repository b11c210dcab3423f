import { MessageSquareText } from 'lucide'
import { useNavigation } from 'react-router'
import { PAGE_WINDOW } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ListedReview } from './listed-review.tsx'
import { ReviewKinds, reviewsAddress } from './review-kinds.tsx'
import { counted } from './counted.ts'
import { ReviewsHead } from './reviews-head.tsx'
import type { Route } from './+types/reviews.screen.ts'

/** The latest reviews by visitors. */
export function ReviewsPage({
  loaderData: { search, items, total, pages },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === paths.reviews()
  return (
    <div className="wrap">
      <ReviewsHead />
      <ReviewKinds search={search} />
      <p className="sm mut my-4" role="status">
        {isLoading ? 'Loading...' : counted(total, 'review')}
      </p>
      {total === 0 && (
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
