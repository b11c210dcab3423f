/**
 * Changes queries without rewriting the rest, which stays letter for letter. `URLSearchParams` rewrites everything, and
 * some affiliate programmes do not pay for an address that differs.
 */

/** The query with a parameter set in place, or appended; undefined removes it. `search` starts with `?` or is empty. */
export function withParameter(search: string, name: string, value: string | undefined): string {
  if (value === undefined) return withoutNames(search, new Set([name]))
  const written = `${name}=${value}`
  const pairs = pairsOf(search)
  const isThere = pairs.some((pair) => nameOf(pair) === name)
  return `?${(isThere ? pairs.map((pair) => (nameOf(pair) === name ? written : pair)) : [...pairs, written]).join('&')}`
}

/** The query without the parameters of these decoded names. */
export function withoutNames(search: string, names: ReadonlySet<string>): string {
  const pairs = pairsOf(search)
  const kept = pairs.filter((pair) => !names.has(nameOf(pair)))
  if (kept.length === pairs.length) return search
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

export function namesIn(search: string): ReadonlySet<string> {
  return new Set(pairsOf(search).map(nameOf))
}

/** A trailing `&` adds no pair. */
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
