/** The query parameters that each public page reads. Any other parameter changes nothing on it. */
import { CASINO_FACET_NAMES } from '../casinos/casino-facets.ts'

const LIST = ['search', 'type', 'sort', 'page']
const COMPARISON = ['type', 'ids', 'diff', 'find']
const REVIEWED = ['reviews', 'review', 'voted']

/** Addresses as pageParameters normalizes them; a page that is not in here reads none. */
const READ_BY: readonly (readonly [address: RegExp, parameters: readonly string[]])[] = [
  [/^\/casinos$/, [...CASINO_FACET_NAMES, 'search', 'sort', 'page']],
  [/^\/casinos\/suggestions$/, ['q']],
  [/^\/casino\/[^/]+$/, REVIEWED],
  [/^\/(?:bonuses|games)$/, LIST],
  [/^\/bonus\/[^/]+$/, [...REVIEWED, 'tab']],
  [/^\/game\/[^/]+$/, [...REVIEWED, 'tab', 'play']],
  [/^\/blog$/, ['search', 'category', 'sort', 'page']],
  [/^\/reviews$/, ['kind', 'page']],
  [/^\/compare(?:\/choices)?$/, COMPARISON],
  [/^\/responsible-gambling$/, ['country']],
]

const NONE: ReadonlySet<string> = new Set()
const ALL: ReadonlySet<string> = new Set(READ_BY.flatMap(([, parameters]) => parameters))

/**
 * What the page at `path` reads from its query. The router ignores case, doubled and trailing slashes and percent
 * encoding, so what is spelled in an unusual way may read every parameter. `path.data` is the page's data alone,
 * for which the router also names the parts that it asks for.
 */
export function pageParameters(path: string): ReadonlySet<string> {
  const isData = path.endsWith('.data')
  const address = path
    .replace(/(?:\/_)?\.data$/, '')
    .replace(/\/$/, '')
    .toLowerCase()
  const read = /%|\/\//.test(address) ? ALL : readBy(address)
  return isData ? new Set([...read, '_routes']) : read
}

function readBy(address: string): ReadonlySet<string> {
  const parameters = READ_BY.find(([pattern]) => pattern.test(address))?.[1]
  return parameters === undefined ? NONE : new Set(parameters)
}
