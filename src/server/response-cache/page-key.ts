/** The key under which a response is cached: the same for every address that means the same. */

/** Addresses whose answers belong to somebody, health, uploads, and old addresses that only lead on. */
const NOT_SHARED =
  /^\/(?:admin|newsletter\/(?:confirm|unsubscribe)|api\/(?:admin|auth|consent)|media|healthz|readyz|(?:casinos|bonuses|games)\/\d+)(?:[/.]|$)/i
/** Longer than any address that means something; what is longer is rendered for each request. */
const MAX_KEY = 1_000

/**
 * The canonical address of a public reading, as path and query; undefined for what must not be cached. Pages ignore
 * parameters that they do not read, such as those of campaigns, so these are left out; the api refuses them, so
 * there they stay. Parameters are sorted; the values of one parameter keep their order.
 */
export function pageKey(
  address: string,
  parametersOf: (path: string) => ReadonlySet<string>,
): string | undefined {
  const question = address.indexOf('?')
  const path = question === -1 ? address : address.slice(0, question)
  if (address.length > MAX_KEY || NOT_SHARED.test(path) || !path.startsWith('/')) return undefined
  if (question === -1) return path
  const asked = new URLSearchParams(address.slice(question))
  const query = path.startsWith('/api/') ? asked : onlyKnown(asked, parametersOf(path))
  query.sort()
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function onlyKnown(asked: URLSearchParams, known: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([...asked].filter(([name]) => known.has(name)))
}
