/**
 * Addresses with the same response for everyone, and the query parameters that each of them reads. Only these are
 * rendered once for all visitors, without cookies and other parameters. Any other address keeps its parameters and
 * cookies.
 */
import { CASINO_FACET_NAMES } from '../casinos/casino-facets.ts'
import { WANTED_PARAMETERS } from '../comparisons/compare-wanted.ts'
import { REVIEW_FILTER_PARAMETERS } from '../reviews/review-filter.ts'

const LIST = ['search', 'type', 'sort', 'page']
const COMPARISON = ['type', 'ids', 'diff', 'find', 'rows', 'listed', ...WANTED_PARAMETERS]
const REVIEWED = ['reviews', 'review', 'voted', ...REVIEW_FILTER_PARAMETERS]

/** Addresses in the form that `sharedParameters` gives them. */
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
  // Landing pages. A numeric last segment is the id of an item, and redirects to it.
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

/** Public API calls by what they read. The route table decides what each of them may answer. */
const CALLS =
  /^\/api\/(?:casinos|expert-reviews|casino-games|changes|bonuses|games|game-casinos|reviews|blog|stats|search|openapi\.json|docs)(?:\/|$)/

/** The API refuses unknown parameters, so every parameter counts there. */
export const EVERY_PARAMETER = 'every'

/**
 * The query parameters that the shared response at `path` reads; undefined for an address that is not shared. The
 * router ignores case and a trailing slash. Spellings with doubled slashes or percent signs are not shared. `path.data`
 * is the data of a page, for which the router also names the requested parts.
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
