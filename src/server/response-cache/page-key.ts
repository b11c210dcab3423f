/** The key under which a response is cached: the same for every address that means the same. */
import { EVERY_PARAMETER } from '#contract/shared/page-parameters.ts'

/** Longer than any address that means something; what is longer is rendered for each request. */
const MAX_KEY = 1_000

/**
 * The canonical address of a public reading, as path and query; undefined for an address that is not shared. What a
 * shared page does not read, such as the parameters of campaigns, is left out. Parameters are sorted; the values of one
 * parameter keep their order.
 */
export function pageKey(
  address: string,
  parametersOf: (path: string) => ReadonlySet<string> | typeof EVERY_PARAMETER | undefined,
): string | undefined {
  if (address.length > MAX_KEY || !address.startsWith('/')) return undefined
  const question = address.indexOf('?')
  const path = question === -1 ? address : address.slice(0, question)
  const known = parametersOf(path)
  if (known === undefined) return undefined
  if (question === -1) return path
  const asked = new URLSearchParams(address.slice(question))
  const query =
    known === EVERY_PARAMETER ? asked : new URLSearchParams([...asked].filter(([name]) => known.has(name)))
  query.sort()
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
