import { CASINO_SORT_NAMES } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE, OFFERS_PER_PAGE } from '#contract/shared/limits.ts'
import { makeArticles } from '../fill/make-articles.ts'
import { SIZES } from '../fill/sizes.ts'
import type { SizeName } from '../fill/sizes.ts'
import { casinoQueries, threeFilters } from './casino-searches.ts'
import { suggestionTexts } from './suggestion-texts.ts'
import { visiblePaths } from './visible-paths.ts'

type Walk = (count: number) => string[]

/** Different addresses of one kind of page, so that none of them is kept from an earlier request. */
export function pageWalks(size: SizeName): ReadonlyMap<string, Walk> {
  const { casinos, bonuses, games } = SIZES[size]
  const sorts = [...CASINO_SORT_NAMES.keys()]
  const visible = visiblePaths(size)
  const articles = makeArticles().filter(({ isPublished }) => isPublished)
  return new Map<string, Walk>([
    // A shared page drops parameters that it does not read; one that is asked for in an unusual spelling is not shared.
    ['home', numbered((n) => `///?ids=${n}`)],
    [
      'casino list',
      paged(casinos, CASINOS_PER_PAGE, sorts, (sort, page) => `/casinos?sort=${sort}&page=${page}`),
    ],
    [
      'casino list, 3 filters',
      (count) => casinoQueries('pages', count, threeFilters).map((query) => `/casinos?${query}`),
    ],
    ['casino', (count) => visible.casinos.slice(0, count)],
    [
      'bonus list',
      paged(
        bonuses,
        OFFERS_PER_PAGE,
        ['expiring', 'value'],
        (sort, page) => `/bonuses?sort=${sort}&page=${page}`,
      ),
    ],
    ['bonus', (count) => visible.bonuses.slice(0, count)],
    [
      'game list',
      paged(
        games,
        OFFERS_PER_PAGE,
        ['rating', 'rtp', 'name'],
        (sort, page) => `/games?sort=${sort}&page=${page}`,
      ),
    ],
    ['game', (count) => visible.games.slice(0, count)],
    ['article', numbered((n) => `/%62log/${articles[n % articles.length]?.slug}?ids=${n}`)],
    [
      'api: casinos, a page of 20',
      paged(
        casinos,
        CASINOS_PER_PAGE,
        sorts,
        (sort, page) => `/api/casinos?sort=${sort}&page=${page}&pageSize=20`,
      ),
    ],
    [
      'api: suggestions',
      (count) => suggestionTexts(size, count).map((text) => `/api/search?q=${encodeURIComponent(text)}`),
    ],
  ])
}

function numbered(address: (n: number) => string): Walk {
  return (count) => Array.from({ length: count }, (_, index) => address(index + 1))
}

/** Sort by sort through the pages that there are. */
function paged(
  items: number,
  perPage: number,
  sorts: readonly string[],
  address: (sort: string, page: number) => string,
): Walk {
  const pages = Math.floor((items * SHOWN) / perPage)
  return (count) =>
    Array.from({ length: Math.min(count, pages * sorts.length) }, (_, index) =>
      address(sorts[Math.floor(index / pages)] ?? '', (index % pages) + 1),
    )
}

/** The share of items that is surely visible to visitors: some are unlisted, and offers end. */
const SHOWN = 0.8
