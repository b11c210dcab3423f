/** The queries of old addresses such as `/?p=12`, as redirects compare them. */

import { withoutNames } from '#contract/shared/raw-query.ts'

/** Parameters of one old address. */
export const MOST_PARAMETERS = 5

/**
 * The query with its parameters by name, percent-encoded in one way: `?id=5&view=item`. Empty for no query. Undefined
 * for one that is not parameters with names, or has more than five, or one of them twice.
 * @param search with its `?`
 */
export function queryKey(search: string): string | undefined {
  if (search === '') return ''
  const pairs = [...new URLSearchParams(search)]
  const names = new Set(pairs.map(([name]) => name))
  const isReadable = pairs.length > 0 && pairs.length <= MOST_PARAMETERS && names.size === pairs.length
  if (!isReadable || names.has('') || pairs.flat().some((text) => /[\p{Cc}\uFFFD]/u.test(text)))
    return undefined
  return `?${pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(writePair)
    .join('&')}`
}

export function namesOf(key: string): readonly string[] {
  return key
    .slice(key.indexOf('?') + 1)
    .split('&')
    .map((pair) => pair.slice(0, pair.indexOf('=')))
}

/** The key that an asked query has for these names of a key; undefined when it lacks one of them. */
export function keyOfNames(names: readonly string[], asked: URLSearchParams): string | undefined {
  const pairs: string[] = []
  for (const written of names) {
    const name = decodeURIComponent(written)
    const value = asked.get(name)
    if (value === null || !value.isWellFormed()) return undefined
    pairs.push(writePair([name, value]))
  }
  return `?${pairs.join('&')}`
}

/** A visitor's query without the parameters of a key; the rest stays as it was written. */
export function withoutParameters(search: string, key: string): string {
  if (!key.includes('?')) return search
  return withoutNames(search, new Set(namesOf(key).map(decodeURIComponent)))
}

function writePair([name, value]: readonly [string, string]): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}
