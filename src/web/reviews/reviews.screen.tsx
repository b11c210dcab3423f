import { redirect } from 'react-router'
import { REVIEWS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { readReviewSearch } from '#contract/reviews/review-search.ts'
import { searchReviews } from '#db/queries/reviews/reviews.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reviewsAddress } from './review-kinds.tsx'
import { listedReview } from './listed-review-data.ts'
import type { Route } from './+types/reviews.screen.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { ReviewsFailed } from './reviews-head.tsx'
import './reviews-page.css'

/** A page beyond the last one leads to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readReviewSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('reviews', 'saved:casinos', 'saved:bonuses', 'saved:games')
  const { items, total } = await searchReviews(
    context.get(appContext),
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

export default function ReviewsScreen({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ReviewsFailed />
}
