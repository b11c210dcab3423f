/**
 * The addresses whose response is the same for everyone, and the query parameters that each of them reads. Only these
 * are rendered once for all who ask, without cookies and other parameters; any other address keeps what it came with.
 */
import { CASINO_FACET_NAMES } from '../casinos/casino-facets.ts'
import { WANTED_PARAMETERS } from '../comparisons/compare-wanted.ts'
import { REVIEW_FILTER_PARAMETERS } from '../reviews/review-filter.ts'

const LIST = ['search', 'type', 'sort', 'page']
const COMPARISON = ['type', 'ids', 'diff', 'find', 'rows', 'listed', ...WANTED_PARAMETERS]
const REVIEWED = ['reviews', 'review', 'voted', ...REVIEW_FILTER_PARAMETERS]

/** Addresses as `sharedParameters` normalizes them. */
const READ_BY: readonly (readonly [address: RegExp, parameters: readonly string[]])[] = [
  [
    /^(?:\/(?:faq|glossary|assistant|terms|privacy|how-we-rate|warned|country|reviews-policy|newsletter))?$/,
    [],
  ],
  [/^\/sitemap\.xml$/, []],
  [/^\/(?:changes|(?:casino|bonus)\/[^/]+\/history)$/, ['before']],
  [/^\/changes\/(?:feed\.xml|rss\.xml|feed\.json)$/, []],
  [/^\/blog\/(?:feed\.xml|rss\.xml|feed\.json)$/, ['category']],
  [/^\/bonuses\/(?:feed\.xml|rss\.xml|feed\.json)$/, ['type', 'country']],
  [/^\/blog\/[^/]+$/, []],
  [/^\/casinos$/, [...CASINO_FACET_NAMES, 'paymentMatch', 'search', 'sort', 'page']],
  [/^\/casinos\/suggestions$/, ['q']],
  // Landing pages; what is no landing page redirects to an item, an id always.
  [/^\/(?:casinos|bonuses|games)\/(?!\d+$)[^/]+$/, [...REVIEWED, 'tab', 'play', 'page']],
  [/^\/find$/, ['country', 'payment', 'care', 'want']],
  [/^\/casino\/[^/]+$/, REVIEWED],
  [/^\/bonuses$/, [...LIST, 'country', 'maxWagering', 'minChance', 'maxCost', 'terms']],
  [/^\/games$/, LIST],
  [/^\/bonus\/[^/]+$/, [...REVIEWED, 'tab', 'deposit', 'stake', 'volatility', 'rtp', 'contribution']],
  [/^\/game\/[^/]+$/, [...REVIEWED, 'tab', 'play']],
  [/^\/blog$/, ['search', 'category', 'sort', 'page']],
  [/^\/reviews$/, ['kind', 'page', 'write', ...REVIEW_FILTER_PARAMETERS]],
  [/^\/search$/, ['q', 'kind']],
  [/^\/compare(?:\/choices)?$/, COMPARISON],
  [/^\/responsible-gambling$/, ['country']],
]

/** Public calls by what they read; the guard of the route table decides what each of them may answer. */
const CALLS =
  /^\/api\/(?:casinos|expert-reviews|casino-games|changes|bonuses|games|game-casinos|reviews|blog|stats|search|openapi\.json|docs)(?:\/|$)/

/** The api refuses a parameter that it does not know, so all of them count there. */
export const EVERY_PARAMETER = 'every'

/**
 * What a shared response at `path` reads from its query; undefined for an address that is not shared. The router
 * ignores case and a trailing slash; what is spelled with doubled slashes or percent signs is not shared. `path.data` is
 * a page's data alone, for which the router also names the parts that it asks for.
 */
export function sharedParameters(path: string): ReadonlySet<string> | typeof EVERY_PARAMETER | undefined {
  if (path.startsWith('/art/')) return NONE
  if (/%|\/\//.test(path)) return undefined
  if (path.startsWith('/api/')) return CALLS.test(path) ? EVERY_PARAMETER : undefined
  const address = path
    .replace(/(?:\/_|\/_root)?\.data$/, '')
    .replace(/\/$/, '')
    .toLowerCase()
  const read = SHARED.find(({ pattern }) => pattern.test(address))
  return path.endsWith('.data') ? read?.ofData : read?.ofPage
}

const SHARED = READ_BY.map(([pattern, parameters]) => ({
  pattern,
  ofPage: new Set(parameters),
  ofData: new Set([...parameters, '_routes']),
}))

const NONE: ReadonlySet<string> = new Set()
