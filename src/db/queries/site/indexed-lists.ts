/** The addresses of lists and comparisons that search engines may index (contract/site/indexing.ts). */
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { readCasinoSearch, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import { COMPARE_KINDS } from '#contract/comparisons/compare.ts'
import { PUBLIC_CATEGORIES } from '#contract/posts/post-search.ts'
import { REVIEW_KINDS } from '#contract/reviews/review-search.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { GAME_CATEGORIES } from '#contract/games/game-search.ts'
import {
  comparisonIndexing,
  FEWEST_ITEMS,
  INDEXED_FACETS,
  isCatalogueSpelling,
  landingIndexing,
  plainComparison,
} from '#contract/site/indexing.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchBonusList } from '../bonuses/bonus-list.ts'
import { countCasinoFacets } from '../casinos/casino-list.ts'
import { listDemoCasinoIds, listPopularPairs } from '../comparisons/popular-pairs.ts'
import { searchGameList } from '../games/game-list.ts'
import { findLandingItems } from '../landing/landing-items.ts'
import { listLandingPages } from '../landing/landing-pages.ts'
import { searchReviews } from '../reviews/reviews.ts'

/** Lists and their single values, each with enough items, and the comparisons that the site proposes. */
export async function listIndexedLists(of: Catalogued, now: Date): Promise<string[]> {
  const plain = [paths.casinos(), paths.bonuses(), paths.games(), paths.blog(), paths.reviews()]
  const parts = await Promise.all([
    casinoLists(of, now),
    bonusLists(of, now),
    gameLists(of, now),
    blogLists(of),
    reviewLists(of),
    comparisons(of, now),
    landingPages(of, now),
  ])
  return [...plain, ...parts.flat()]
}

async function casinoLists(of: Catalogued, now: Date): Promise<string[]> {
  const { search } = readCasinoSearch(new URLSearchParams())
  const counts = await countCasinoFacets(of, search, now)
  return CASINO_FACET_NAMES.filter((facet) => INDEXED_FACETS.casinos.some((name) => name === facet)).flatMap(
    (facet) =>
      counts[facet]
        .filter(({ value, count }) => count >= FEWEST_ITEMS && isCatalogueSpelling(value, counts[facet]))
        .map(({ value }) =>
          paths.casinos(writeCasinoSearch(readCasinoSearch(new URLSearchParams({ [facet]: value })).search)),
        ),
  )
}

async function bonusLists(of: Catalogued, now: Date): Promise<string[]> {
  const plain = { search: '', sort: 'newest', page: 1 } as const
  return wherever(Object.keys(BONUS_TYPE_NAMES), async (type) => {
    const { total } = await searchBonusList(of, { ...plain, type }, { size: 1, now })
    return { address: paths.bonuses(`type=${type}`), total }
  })
}

async function gameLists(of: Catalogued, now: Date): Promise<string[]> {
  const plain = { search: '', sort: 'name', page: 1 } as const
  return wherever(GAME_CATEGORIES, async (type) => {
    const { total } = await searchGameList(of, { ...plain, type }, { size: 1, interestSince: now })
    return { address: paths.games(`type=${type}`), total }
  })
}

async function blogLists({ catalogue }: Catalogued): Promise<string[]> {
  const { counts } = (await catalogue.indexes()).posts
  return wherever(PUBLIC_CATEGORIES, async (category) => ({
    address: paths.blog(`category=${category}`),
    total: counts[category],
  }))
}

async function reviewLists(of: Catalogued): Promise<string[]> {
  return wherever(REVIEW_KINDS, async (kind) => {
    const { total } = await searchReviews(of, { number: 1, size: 1 }, kind)
    return { address: paths.reviews(`kind=${kind}`), total }
  })
}

async function comparisons(of: Catalogued, now: Date): Promise<string[]> {
  const popular = (await listPopularPairs(of, now)).map(([a, b]) => [a.id, b.id] as const)
  const demo = new Set(await listDemoCasinoIds(of, popular.flat()))
  const pairs = popular.map((ids) =>
    comparisonIndexing({ kind: 'casinos', ids, popular, isDemo: ids.some((id) => demo.has(id)) }),
  )
  return [
    ...COMPARE_KINDS.map(plainComparison),
    ...pairs.filter(({ isIndexable }) => isIndexable).map(({ canonical }) => canonical),
  ]
}

async function landingPages(of: Catalogued, now: Date): Promise<string[]> {
  const pages = await Promise.all(
    (await listLandingPages(of.db)).map(async (page) => {
      const { facts } = await findLandingItems(of, page, now)
      return landingIndexing({ path: paths.landing(page), page: 1, total: facts.total, isDemo: page.isDemo })
    }),
  )
  return pages.filter(({ isIndexable }) => isIndexable).map(({ canonical }) => canonical)
}

async function wherever<Value>(
  values: readonly Value[],
  count: (value: Value) => Promise<{ address: string; total: number }>,
): Promise<string[]> {
  const counted = await Promise.all(values.map(count))
  return counted.filter(({ total }) => total >= FEWEST_ITEMS).map(({ address }) => address)
}
