/** Cache keys: equal for all addresses with the same meaning. */
import { EVERY_PARAMETER } from '#contract/shared/page-parameters.ts'

/** Longer keys are not cached; no meaningful address is longer. */
const MAX_KEY = 1_000

/**
 * The canonical address of a public page or call, as path and query; undefined for an address that is not shared.
 * Parameters that a shared page does not use, such as those of campaigns, are left out. Parameters are sorted; the
 * values of one parameter keep their order.
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
