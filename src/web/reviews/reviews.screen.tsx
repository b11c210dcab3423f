import { MessageSquareText } from 'lucide'
import { redirect, useNavigation } from 'react-router'
import { PAGE_WINDOW, REVIEWS_PER_PAGE } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { readReviewSearch } from '#contract/review-search.ts'
import { searchReviews } from '#db/queries/reviews.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ListedReview } from './listed-review.tsx'
import { ReviewKinds, reviewsAddress } from './review-kinds.tsx'
import { counted } from './counted.ts'
import { ReviewsFailed, ReviewsHead } from './reviews-head.tsx'
import { listedReview } from './listed-review-data.ts'
import type { Route } from './+types/reviews.screen.ts'
import './reviews-page.css'

/** A page beyond the last one leads to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readReviewSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('reviews', 'saved:casinos', 'saved:bonuses', 'saved:games')
  const { items, total } = await searchReviews(
    context.get(appContext).db,
    { number: search.page, size: REVIEWS_PER_PAGE },
    search.kind,
  )
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE))
  if (search.page > pages) throw redirect(reviewsAddress({ ...search, page: pages }))
  return { search, items: items.map(listedReview), total, pages }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title:
      loaderData === undefined || loaderData.search.page === 1
        ? 'Casino Reviews'
        : `Casino Reviews, page ${loaderData.search.page}`,
    description:
      'The latest reviews by visitors of casinos, bonuses and games, newest first, each with its rating out of ten.',
    path: loaderData === undefined ? paths.reviews() : reviewsAddress(loaderData.search),
  })

export default function ReviewsScreen({ loaderData: { search, items, total, pages } }: Route.ComponentProps) {
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

export function ErrorBoundary() {
  return <ReviewsFailed />
}
