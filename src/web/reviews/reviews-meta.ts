import type { MetaDescriptor } from 'react-router'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import { REVIEWS_PER_PAGE } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { itemList } from '../lists/item-list.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import type { ListedReviewData } from './listed-review-data.ts'
import { reviewsAddress } from './review-kinds.tsx'

/** Title, description, and where the list belongs for search engines. */
export function reviewsMeta(
  matches: Parameters<typeof pageMeta>[0],
  /** `isDemo`: all of them are about items of the demo catalogue. */
  data:
    | {
        search: ReviewSearch
        items: readonly ListedReviewData[]
        total: number
        isDemo: boolean
      }
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
