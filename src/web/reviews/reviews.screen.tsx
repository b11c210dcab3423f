import { redirect, type MetaDescriptor } from 'react-router'
import { REVIEWS_PER_PAGE } from '#contract/reviews/limits.ts'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import { readReviewSearch, type ReviewSearch } from '#contract/reviews/review-search.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { searchReviews } from '#db/queries/reviews/reviews.ts'
import { countReviewChoices, weighAllReviews } from '#db/queries/reviews/weighed-reviews.ts'
import { areDemoReviews } from '#operations/app/demo-content.ts'
import { listWriteTargets } from '#db/queries/reviews/write-targets.ts'
import { paths } from '#contract/shared/paths.ts'
import { appContext, shownContext } from '../contexts.ts'
import { itemList } from '../cards/list-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { addressOfPage } from '../shell/page-item.ts'
import { ListFailed } from '../cards/list-failed.tsx'
import { reviewsAddress } from './review-kinds.tsx'
import { listedReview, type ListedReviewData } from './listed-review-data.ts'
import type { Route } from './+types/reviews.screen.ts'
import { ReviewsHead, ReviewsPage } from './reviews-page.tsx'
import './reviews-page.css'

/** A page beyond the end redirects to the last page. */
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
  if (search.page > pages) throw redirect(addressOfPage(request, pages))
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

/** Title, description and indexing of the list. */
function reviewsMeta(
  matches: Parameters<typeof pageMeta>[0],
  /** `isDemo`: all reviews are about demo items. */
  data:
    | { search: ReviewSearch; items: readonly ListedReviewData[]; total: number; isDemo: boolean }
    | undefined,
): MetaDescriptor[] {
  const { search, total } = data ?? {}
  const kind = search?.kind ?? 'all'
  const page = search?.page ?? 1
  const indexing =
    search &&
    listIndexing('reviews', {
      own: reviewsAddress(search),
      isSearch: search.write !== undefined,
      isSorted: isReviewFilterSet(search.filter),
      facets: kind === 'all' ? [] : ['kind'],
      page,
      total: total ?? 0,
    })
  const head = pageMeta(matches, {
    title: page > 1 ? `${TITLES[kind]}, page ${page}` : TITLES[kind],
    description: DESCRIPTIONS[kind],
    path: indexing?.canonical ?? paths.reviews(),
    isPart: indexing?.isIndexable === false || data?.isDemo === true,
  })
  if (data === undefined) return head
  return [
    ...head,
    itemList(siteOf(matches).publicUrl, {
      name: TITLES[kind],
      page,
      pageSize: REVIEWS_PER_PAGE,
      total: data.total,
      items: data.items.map((review) => ({
        name: `${review.targetName}: ${review.title ?? `by ${review.userName}`}`,
        path: `${paths[review.kind]({ slug: review.targetSlug })}#review-${review.id}`,
      })),
    }),
  ]
}

const DESCRIPTIONS: Readonly<Record<ReviewSearch['kind'], string>> = {
  all: 'The latest reviews by visitors of casinos, bonuses and games, newest first, each with its rating out of ten.',
  casinos:
    'What visitors say of the casinos they played at, newest first, with marks for bonuses, payouts, support, games, design and mobile.',
  bonuses:
    'What visitors say of the offers they claimed, newest first: what was credited, what was asked and what was left.',
  games: 'What visitors say of the games they played, newest first, each with its rating out of ten.',
}

const TITLES: Readonly<Record<ReviewSearch['kind'], string>> = {
  all: 'Casino Reviews',
  casinos: 'Reviews of casinos by visitors',
  bonuses: 'Reviews of casino bonuses',
  games: 'Reviews of casino games',
}
