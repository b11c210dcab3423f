import { addressKey } from './address-key.ts'
import type { AddressKey } from './address-key.ts'
import { queryKey } from './query-key.ts'
import { isFixedPage } from './reserved-addresses.ts'
import type { FoundRule, RedirectRule } from './rule-set.ts'
import { sitePath } from './site-path.ts'
import type { SitePath } from './site-path.ts'

/** Browsers give up after 20; a chain that long is a mistake. */
const MOST_STEPS = 10

export interface Followed {
  rule: RedirectRule
  /** Where the address leads in one step; undefined when that is no address of this site. */
  to: SitePath | undefined
  /** Only where the redirects lead on from there without end. */
  circle?: Circle
}

export interface Circle {
  /** The rule that closes it. */
  closedBy: RedirectRule
  /** The addresses on the way. If there is a page at one of them, visitors arrive there and nothing is wrong. */
  keys: readonly string[]
}

/** `queryOnly`: there is a page at the path, which only a redirect of a query may override. */
export type Find = (address: AddressKey, options?: { queryOnly: boolean }) => FoundRule | undefined

/** Where an address is sent; undefined when nowhere. The steps after the first are looked at only to find circles. */
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
