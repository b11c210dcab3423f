import { addressKey, type AddressKey } from './address-key.ts'
import { queryKey } from './query-key.ts'
import { isFixedPage } from './reserved-addresses.ts'
import type { FoundRule, RedirectRule } from './rule-set.ts'
import { sitePath, type SitePath } from './site-path.ts'

/** Browsers give up after 20. Such a long chain is a mistake. */
const MOST_STEPS = 10

export interface Followed {
  rule: RedirectRule
  /** The target of the first step; undefined outside this site. */
  to: SitePath | undefined
  /** Set where the redirects lead on from there endlessly. */
  circle?: Circle
}

export interface Circle {
  /** The rule that closes the circle. */
  closedBy: RedirectRule
  /** The addresses in the circle. If one of them has a page, visitors arrive there and nothing is wrong. */
  keys: readonly string[]
}

/** `queryOnly`: the path has a page, which only a redirect with a query may override. */
export type Find = (address: AddressKey, options?: { queryOnly: boolean }) => FoundRule | undefined

/** The target of an address; undefined without a redirect. Further steps are followed only to find circles. */
export function followRedirects(address: AddressKey, find: Find): Followed | undefined {
  const keys = [nameOf(address)]
  let first: Followed | undefined
  for (let at = address; ;) {
    const found = find(at, { queryOnly: isFixedPage(at.key) })
    if (found === undefined) return first
    const to = sitePath(found.target)
    const path = to && addressKey(to.path)
    const next = path && { ...path, search: to.search }
    first ??= { rule: found.rule, to: next && to }
    if (next === undefined) return first
    const name = nameOf(next)
    if (keys.includes(name) || keys.length > MOST_STEPS)
      return { ...first, circle: { closedBy: found.rule, keys: keys.slice(1) } }
    keys.push(name)
    at = next
  }
}

function nameOf({ key, search = '' }: AddressKey): string {
  return key + (queryKey(search) ?? '')
}
