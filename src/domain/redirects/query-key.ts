/** Normalises the queries of old addresses such as `/?p=12` for comparison. */

import { withoutNames } from '#contract/shared/raw-query.ts'

export const MOST_PARAMETERS = 5

/**
 * The query sorted by parameter name and percent-encoded uniformly: `?id=5&view=item`. Empty for no query. Undefined
 * for a query that does not consist of named parameters, has more than five, or repeats one.
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

/** The values of these parameters in a requested query, as a key; undefined when one is missing. */
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

/** A visitor's query without the parameters of a key; the rest stays letter for letter. */
export function withoutParameters(search: string, key: string): string {
  if (!key.includes('?')) return search
  return withoutNames(search, new Set(namesOf(key).map(decodeURIComponent)))
}

function writePair([name, value]: readonly [string, string]): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}
