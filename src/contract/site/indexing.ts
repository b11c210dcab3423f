/**
 * What search engines may index, in one place: pages say it in their head and the sitemaps list exactly that.
 *
 * | page | indexable | otherwise |
 * |---|---|---|
 * | a list without parameters | yes | |
 * | a list with one value of one of these facets that has enough items | yes | the plain list |
 * | such a list whose value has a published landing page | no | the landing page, to which it redirects |
 * | its second and later pages | no | themselves; every item is in the sitemaps |
 * | a text search, another order, two values or more, an unknown value | no | the plain list |
 * | a comparison of two casinos that the page itself proposes | yes | |
 * | any other comparison | no | the plain comparison of the kind |
 * | a landing page with enough items, its first page | yes, unless it is of the demo catalogue | |
 * | a casino, bonus, game or article | yes, unless it is of the demo catalogue | |
 * | a bonus that is inactive or has ended | no | itself |
 * | a list, home, reviews or warnings that show the demo catalogue alone | no | as above |
 */
import { paths } from '../shared/paths.ts'

/** The facets of each list whose single values are pages of their own. */
export const INDEXED_FACETS = {
  casinos: ['filter', 'license', 'paymentMethods', 'features', 'gameProviders', 'bonusType'],
  bonuses: ['type'],
  games: ['type'],
  blog: ['category'],
  reviews: ['kind'],
} as const
export type IndexedList = keyof typeof INDEXED_FACETS

/** With fewer items, a list page adds nothing to the pages of its items. */
export const FEWEST_ITEMS = 5

export interface Indexing {
  isIndexable: boolean
  canonical: string
}

interface AskedList {
  /** The shortest address of the shown list, with its page number. */
  own: string
  isSearch: boolean
  isSorted: boolean
  facets: readonly string[]
  /** False when the catalogue spells the chosen value differently. */
  isKnown?: boolean
  /** From 1. */
  page: number
  /** Number of items on all pages. */
  total: number
}

/** Whether a page of a list is indexed, and its canonical address; see the table above. */
export function listIndexing(list: IndexedList, asked: AskedList): Indexing {
  const { own, isSearch, isSorted, facets, isKnown = true, page, total } = asked
  const plain = paths[list]()
  const [facet, ...others] = facets
  const isWholeList = facet === undefined
  const indexed: readonly string[] = INDEXED_FACETS[list]
  const isOneValue =
    facet !== undefined && others.length === 0 && indexed.includes(facet) && isKnown && total >= FEWEST_ITEMS
  if (isSearch || isSorted || !(isWholeList || isOneValue)) return { isIndexable: false, canonical: plain }
  return { isIndexable: page === 1, canonical: own }
}

interface AskedLanding {
  path: string
  /** From 1. */
  page: number
  total: number
  isDemo: boolean
}

export function landingIndexing({ path, page, total, isDemo }: AskedLanding): Indexing {
  return {
    isIndexable: page === 1 && total >= FEWEST_ITEMS && !isDemo,
    canonical: page === 1 ? path : `${path}?page=${page}`,
  }
}

/** Whether the spelling is the one that stands for all spellings of the value. */
export function isCatalogueSpelling(value: string, values: readonly { value: string }[]): boolean {
  const key = value.toLowerCase()
  const spellings = values.map((each) => each.value).filter((each) => each.toLowerCase() === key)
  return spellings.toSorted()[0] === value
}

interface AskedComparison {
  kind: 'casinos' | 'bonuses' | 'games'
  /** The compared items, in any order. */
  ids: readonly number[]
  /** The pairs that the page suggests. */
  popular: readonly (readonly [number, number])[]
  isDemo: boolean
}

/** Whether a comparison is indexed, and its canonical address: one for each set, in whatever order. */
export function comparisonIndexing({ kind, ids, popular, isDemo }: AskedComparison): Indexing {
  if (ids.length === 0) return { isIndexable: !isDemo, canonical: plainComparison(kind) }
  const isPopular =
    kind === 'casinos' && ids.length === 2 && popular.some((pair) => pair.every((id) => ids.includes(id)))
  if (!isPopular || isDemo) return { isIndexable: false, canonical: plainComparison(kind) }
  return { isIndexable: true, canonical: paths.compare(kind, inOrder(ids)) }
}

/** The address of an empty comparison of a kind. Casinos are the default and need no parameter. */
export function plainComparison(kind: AskedComparison['kind']): string {
  return kind === 'casinos' ? '/compare' : paths.compare(kind)
}

function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b)
}

/** Fixed pages, in addition to lists and items. */
export const FIXED_PAGES: readonly string[] = [
  paths.home(),
  paths.faq(),
  paths.responsibleGambling(),
  paths.terms(),
  paths.privacy(),
  paths.howWeRate(),
  paths.warned(),
  paths.changes(),
  paths.reviewsPolicy(),
  paths.glossary(),
  '/newsletter',
]
