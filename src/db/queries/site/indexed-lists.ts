/** The addresses of lists and comparisons that may be indexed (contract/site/indexing.ts). */
import { CASINO_FACET_NAMES } from '#contract/casinos/casino-facets.ts'
import { readCasinoSearch, writeCasinoSearch } from '#contract/casinos/casino-search.ts'
import { COMPARE_KINDS } from '#contract/comparisons/compare.ts'
import { ITEM_KINDS, KIND_OF_LIST, type ItemKind } from '#contract/items/item-kinds.ts'
import { ALL_POSTS, PUBLIC_CATEGORIES } from '#contract/posts/post-search.ts'
import { REVIEW_KINDS } from '#contract/reviews/review-search.ts'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import type { LandingLink } from '#contract/landing/landing.schema.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { GAME_CATEGORIES } from '#contract/games/game-search.ts'
import {
  comparisonIndexing,
  FEWEST_ITEMS,
  FIXED_PAGES,
  INDEXED_FACETS,
  isCatalogueSpelling,
  landingIndexing,
  plainComparison,
} from '#contract/site/indexing.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { searchBonusList } from '../bonuses/bonus-list.ts'
import { countCasinoFacets, searchCasinoCards } from '../casinos/casino-list.ts'
import { listWarnings } from '../casinos/warnings.ts'

import { searchBlogPage } from '../posts/post-search.ts'
import { areAllDemo, areDemoReviews, countDemoRowsOf, isDemoList } from './demo-content.ts'
import { listDemoCasinoIds, listPopularPairs } from '../comparisons/popular-pairs.ts'
import { searchGameList } from '../games/game-list.ts'
import { findLandingItems } from '../landing/landing-items.ts'
import { listLandingLinks, listLandingPages } from '../landing/landing-pages.ts'
import { searchReviews } from '../reviews/reviews.ts'

/**
 * The fixed pages, the lists and their single values with enough items, and the suggested comparisons, without pages
 * that show demo content only.
 */
export async function listIndexedPages(of: Catalogued, now: Date): Promise<string[]> {
  const parts = await Promise.all([
    fixedPages(of),
    unlessDemo(of, 'casino', async () => [paths.casinos(), ...(await casinoLists(of, now))]),
    unlessDemo(of, 'bonus', async () => [paths.bonuses(), ...(await bonusLists(of, now))]),
    unlessDemo(of, 'game', async () => [paths.games(), ...(await gameLists(of, now))]),
    unlessDemo(of, 'post', async () => [paths.blog(), ...(await blogLists(of))]),
    reviewLists(of),
    comparisons(of, now),
    landingPages(of, now),
  ])
  const taken = new Set((await listLandingLinks(of.db)).map(addressOf))
  return parts.flat().filter((path) => !taken.has(path))
}

/** The address of the filter that redirects to the landing page. */
function addressOf({ list, facet, value }: LandingLink): string {
  const query = new URLSearchParams({ [facet]: value })
  return list === 'casinos'
    ? paths.casinos(writeCasinoSearch(readCasinoSearch(query).search))
    : paths[list](query.toString())
}

async function fixedPages({ db }: Catalogued): Promise<string[]> {
  const [isDemo, warnings] = await Promise.all([areAllDemo(db, ITEM_KINDS), listWarnings(db)])
  const areDemoWarnings = warnings.length > 0 && warnings.every((casino) => casino.isDemo)
  return FIXED_PAGES.filter(
    (path) => !(path === paths.home() && isDemo) && !(path === paths.warned() && areDemoWarnings),
  )
}

/** While a kind has demo content only, none of its lists need counting. */
async function unlessDemo(
  { db }: Catalogued,
  kind: ItemKind,
  list: () => Promise<string[]>,
): Promise<string[]> {
  return (await areAllDemo(db, [kind])) ? [] : list()
}

async function casinoLists(of: Catalogued, now: Date): Promise<string[]> {
  const { search } = readCasinoSearch(new URLSearchParams())
  const counts = await countCasinoFacets(of, search, now)
  const lists = CASINO_FACET_NAMES.filter((facet) =>
    INDEXED_FACETS.casinos.some((name) => name === facet),
  ).flatMap((facet) =>
    counts[facet]
      .filter(({ value, count }) => count >= FEWEST_ITEMS && isCatalogueSpelling(value, counts[facet]))
      .map(({ value, count }) => ({
        search: readCasinoSearch(new URLSearchParams({ [facet]: value })).search,
        total: count,
      })),
  )
  return wherever(lists, async ({ search: narrowed, total }) => ({
    address: paths.casinos(writeCasinoSearch(narrowed)),
    total,
    isDemo: await isDemoListOf(of, 'casino', total, async () => {
      const { items } = await searchCasinoCards(of, narrowed, { now, size: CASINOS_PER_PAGE })
      return items
    }),
  }))
}

async function bonusLists(of: Catalogued, now: Date): Promise<string[]> {
  const plain = { search: '', sort: 'newest', page: 1 } as const
  return wherever(Object.keys(BONUS_TYPE_NAMES), async (type) => {
    const { items, total } = await searchBonusList(of, { ...plain, type }, { size: OFFERS_PER_PAGE, now })
    const isDemo = await isDemoListOf(of, 'bonus', total, () => items)
    return { address: paths.bonuses(`type=${type}`), total, isDemo }
  })
}

async function gameLists(of: Catalogued, now: Date): Promise<string[]> {
  const plain = { search: '', sort: 'name', page: 1 } as const
  return wherever(GAME_CATEGORIES, async (type) => {
    const size = OFFERS_PER_PAGE
    const { items, total } = await searchGameList(of, { ...plain, type }, { size, interestSince: now })
    const isDemo = await isDemoListOf(of, 'game', total, () => items)
    return { address: paths.games(`type=${type}`), total, isDemo }
  })
}

async function blogLists(of: Catalogued): Promise<string[]> {
  const { counts } = (await of.catalogue.indexes()).posts
  return wherever(PUBLIC_CATEGORIES, async (category) => ({
    address: paths.blog(`category=${category}`),
    total: counts[category],
    isDemo: await isDemoListOf(of, 'post', counts[category], async () => {
      const { items } = await searchBlogPage(of, { ...ALL_POSTS, category })
      return items
    }),
  }))
}

async function reviewLists(of: Catalogued): Promise<string[]> {
  const ofKinds = await wherever(REVIEW_KINDS, async (kind) => {
    const { total } = await searchReviews(of, { number: 1, size: 1 }, kind)
    const isDemo = await areDemoReviews(of.db, kind)
    return { address: paths.reviews(`kind=${kind}`), total, isDemo }
  })
  return (await areDemoReviews(of.db)) ? [] : [paths.reviews(), ...ofKinds]
}

async function comparisons(of: Catalogued, now: Date): Promise<string[]> {
  const popular = (await listPopularPairs(of, now)).map(([a, b]) => [a.id, b.id] as const)
  const demo = new Set(await listDemoCasinoIds(of, popular.flat()))
  const pairs = popular.map((ids) =>
    comparisonIndexing({ kind: 'casinos', ids, popular, isDemo: ids.some((id) => demo.has(id)) }),
  )
  const plain = await Promise.all(
    COMPARE_KINDS.map((kind) =>
      unlessDemo(of, KIND_OF_LIST[kind], () => Promise.resolve([plainComparison(kind)])),
    ),
  )
  return [
    ...plain.flat(),
    ...pairs.filter(({ isIndexable }) => isIndexable).map(({ canonical }) => canonical),
  ]
}

async function landingPages(of: Catalogued, now: Date): Promise<string[]> {
  const pages = await Promise.all(
    (await listLandingPages(of.db)).map(async (page) => {
      const { ids, facts } = await findLandingItems(of, page, now)
      const isDemo =
        page.isDemo || (await isDemoList(of.db, KIND_OF_LIST[page.list], { ids, total: ids.length }))
      return landingIndexing({ path: paths.landing(page), page: 1, total: facts.total, isDemo })
    }),
  )
  return pages.filter(({ isIndexable }) => isIndexable).map(({ canonical }) => canonical)
}

interface CountedList {
  address: string
  total: number
  isDemo: boolean
}

async function wherever<Value>(
  values: readonly Value[],
  count: (value: Value) => Promise<CountedList>,
): Promise<string[]> {
  const counted = await Promise.all(values.map(count))
  return counted.filter(({ total, isDemo }) => total >= FEWEST_ITEMS && !isDemo).map(({ address }) => address)
}

/** Reads the first page only where the list is short enough to consist of demo content. */
async function isDemoListOf(
  { db }: Catalogued,
  kind: ItemKind,
  total: number,
  first: () => readonly { id: number }[] | Promise<readonly { id: number }[]>,
): Promise<boolean> {
  if (total < FEWEST_ITEMS || total > (await countDemoRowsOf(db, kind))) return false
  const items = await first()
  return isDemoList(db, kind, { ids: items.map(({ id }) => id), total })
}
