import type { MetaDescriptor } from 'react-router'
import { isReviewFilterSet } from '#contract/reviews/review-filter.ts'
import type { ReviewSearch } from '#contract/reviews/review-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { reviewsAddress } from './review-kinds.tsx'

/** Title, description, and where the list belongs for search engines. */
export function reviewsMeta(
  matches: Parameters<typeof pageMeta>[0],
  /** `isDemo`: all of them are about items of the demo catalogue. */
  data: { search: ReviewSearch; total: number; isDemo: boolean } | undefined,
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
  return pageMeta(matches, {
    title: page > 1 ? `${TITLES[kind]}, page ${page}` : TITLES[kind],
    description:
      'The latest reviews by visitors of casinos, bonuses and games, newest first, each with its rating out of ten.',
    path: indexing?.canonical ?? paths.reviews(),
    isPart: indexing?.isIndexable === false || data?.isDemo === true,
  })
}

const TITLES: Readonly<Record<ReviewSearch['kind'], string>> = {
  all: 'Casino Reviews',
  casinos: 'Reviews of casinos by visitors',
  bonuses: 'Reviews of casino bonuses',
  games: 'Reviews of casino games',
}
