import { redirect } from 'react-router'
import { REVIEWS_PER_PAGE } from '#contract/shared/limits.ts'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import { readReviewSearch } from '#contract/reviews/review-search.ts'
import { searchReviews } from '#db/queries/reviews/reviews.ts'
import { countReviewChoices, weighAllReviews } from '#db/queries/reviews/weighed-reviews.ts'
import { areDemoReviews } from '#operations/app/demo-content.ts'
import { listWriteTargets } from '#db/queries/reviews/write-targets.ts'
import { paths } from '#contract/shared/paths.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { ListFailed } from '../lists/list-failed.tsx'
import { ReviewsHead } from './reviews-head.tsx'
import { reviewsAddress } from './review-kinds.tsx'
import { listedReview } from './listed-review-data.ts'
import type { Route } from './+types/reviews.screen.ts'
import { reviewsMeta } from './reviews-meta.ts'
import { ReviewsPage } from './reviews-page.tsx'
import './reviews-page.css'

/** A page beyond the last one leads to the last one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readReviewSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('reviews', 'saved:casinos', 'saved:bonuses', 'saved:games')
  const app = context.get(appContext)
  const page = { number: search.page, size: REVIEWS_PER_PAGE }
  const isFiltered = isReviewFilterSet(search.filter)
  const [weighed, newest, targets] = await Promise.all([
    isFiltered
      ? weighAllReviews(app.db, search, page)
      : countReviewChoices(app.db, search).then((counts) => ({ reviews: [], counts })),
    isFiltered ? undefined : searchReviews(app, page, search.kind),
    search.write === undefined ? undefined : listWriteTargets(app, search.write),
  ])
  const { items, total } = newest ?? { items: weighed.reviews, total: weighed.counts.found }
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE))
  if (search.page > pages) throw redirect(reviewsAddress({ ...search, page: pages }))
  return {
    search,
    items: items.map(listedReview),
    counts: weighed.counts,
    targets,
    total,
    pages,
    isDemo: await areDemoReviews(app, search.kind),
    now: app.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => reviewsMeta(matches, loaderData)

export default function ReviewsScreen({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head={<ReviewsHead />} title="Failed to Load Reviews" to={paths.reviews()} />
}
