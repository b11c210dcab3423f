/**
 * Queries as they were written: what is not asked to change stays letter for letter. `URLSearchParams` writes all of
 * them anew, and programmes that compare letters do not pay for an address that was changed.
 */

/** The query with a parameter set, wherever it stands, or appended; undefined takes it away. `search` has its `?` or is empty. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  if (value === undefined) return withoutNames(search, new Set([name]))
  const written = `${name}=${value}`
  const pairs = pairsOf(search)
  const isThere = pairs.some((pair) => nameOf(pair) === name)
  return `?${(isThere ? pairs.map((pair) => (nameOf(pair) === name ? written : pair)) : [...pairs, written]).join('&')}`
}

/** The query without the parameters of these names, decoded. */
export function withoutNames(search: string, names: ReadonlySet<string>): string {
  const pairs = pairsOf(search)
  const kept = pairs.filter((pair) => !names.has(nameOf(pair)))
  if (kept.length === pairs.length) return search
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

export function namesIn(search: string): ReadonlySet<string> {
  return new Set(pairsOf(search).map(nameOf))
}

/** Nothing stands behind a last `&`. */
function pairsOf(search: string): string[] {
  const text = search.slice(1).replace(/&$/, '')
  return text === '' ? [] : text.split('&')
}

function nameOf(pair: string): string {
  const end = pair.indexOf('=')
  const name = (end === -1 ? pair : pair.slice(0, end)).replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
