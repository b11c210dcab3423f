/** The redirects of a site in memory. A look-up takes the same time with one rule or a hundred thousand. */
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import { addressKey, type AddressKey } from './address-key.ts'
import { keyOfNames, namesOf } from './query-key.ts'

export interface RedirectRule {
  id: number
  kind: RedirectKind
  /** The normalised source; of an exact rule with its query. */
  key: string
  target: string
}

export interface FoundRule {
  rule: RedirectRule
  /** With the rest of the address, for a prefix rule. Not validated yet. */
  target: string
}

export interface RuleSet {
  /** Exact rules with a query take precedence over exact rules, and these over the longest prefix. */
  find(address: AddressKey, options?: FindOptions): FoundRule | undefined
  get(kind: RedirectKind, key: string): RedirectRule | undefined
  put(rule: RedirectRule): void
  remove(id: number): void
  hasQueries(pathKey: string): boolean
  /** The sets of parameter names in the queries of this path's sources, as `namesOf` reads them, joined by `&`. */
  querySets(pathKey: string): readonly string[]
  count(): number
}

interface FindOptions {
  /** Ignores prefix rules. */
  exactOnly?: boolean
  /** Only sources with a query, which take precedence over a page. */
  queryOnly?: boolean
  /** Ids of rules to ignore. */
  without?: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()

export function createRuleSet(rules: Iterable<RedirectRule> = []): RuleSet {
  const byId = new Map<number, RedirectRule>()
  const byKey = { exact: new Map<string, RedirectRule>(), prefix: new Map<string, RedirectRule>() }
  /** For each path the sets of parameters in its sources, with the number of sources. Larger sets are tried first. */
  const queries = new Map<string, Map<string, number>>()

  function put(rule: RedirectRule): void {
    remove(rule.id)
    byId.set(rule.id, rule)
    if (!byKey[rule.kind].has(rule.key)) countQuery(rule.key, 1)
    byKey[rule.kind].set(rule.key, rule)
  }

  function remove(id: number): void {
    const rule = byId.get(id)
    if (rule === undefined) return
    byId.delete(id)
    if (byKey[rule.kind].get(rule.key)?.id === id) {
      byKey[rule.kind].delete(rule.key)
      countQuery(rule.key, -1)
    }
  }

  function countQuery(key: string, by: 1 | -1): void {
    if (!key.includes('?')) return
    const path = key.slice(0, key.indexOf('?'))
    const names = namesOf(key).join('&')
    const sets = new Map(queries.get(path))
    const count = (sets.get(names) ?? 0) + by
    if (count > 0) sets.set(names, count)
    else sets.delete(names)
    if (sets.size === 0) queries.delete(path)
    else
      queries.set(path, new Map([...sets].toSorted(([a], [b]) => b.split('&').length - a.split('&').length)))
  }

  function findQuery({ key, search = '' }: AddressKey, without: ReadonlySet<number>): FoundRule | undefined {
    const sets = search === '' ? undefined : queries.get(key)
    if (sets === undefined) return undefined
    const asked = new URLSearchParams(search)
    for (const names of sets.keys()) {
      const query = keyOfNames(names.split('&'), asked)
      const rule = query === undefined ? undefined : byKey.exact.get(key + query)
      if (rule !== undefined && !without.has(rule.id)) return { rule, target: rule.target }
    }
    return undefined
  }

  function findPrefix({ path, key }: AddressKey, without: ReadonlySet<number>): FoundRule | undefined {
    if (byKey.prefix.size === 0) return undefined
    for (let end = key.length; end >= 0; end = key.lastIndexOf('/', end - 1)) {
      const rule = byKey.prefix.get(end === 0 ? '/' : key.slice(0, end))
      if (rule !== undefined && !without.has(rule.id))
        return { rule, target: rule.target.replace(/\/$/, '') + asWritten({ path, key }).slice(end) || '/' }
      if (end === 0) break
    }
    return undefined
  }

  for (const rule of rules) put(rule)
  return {
    put,
    remove,
    find(address, { exactOnly = false, queryOnly = false, without = NONE } = {}) {
      const byQuery = findQuery(address, without)
      if (byQuery !== undefined || queryOnly) return byQuery
      const rule = byKey.exact.get(address.key)
      if (rule !== undefined && !without.has(rule.id)) return { rule, target: rule.target }
      return exactOnly ? undefined : findPrefix(address, without)
    },
    get: (kind, key) => byKey[kind].get(key),
    hasQueries: (pathKey) => queries.has(pathKey),
    querySets: (pathKey) => [...(queries.get(pathKey)?.keys() ?? [])],
    count: () => byKey.exact.size + byKey.prefix.size,
  }
}

export function firstOf(a: FoundRule | undefined, b: FoundRule | undefined): FoundRule | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const [one, other] = [placeOf(a.rule), placeOf(b.rule)]
  return one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]) ? a : b
}

function placeOf(rule: RedirectRule): readonly [number, number] {
  if (rule.kind === 'exact') return [0, rule.key.includes('?') ? -1 : 0]
  return [1, -rule.key.length]
}

/** The part of an address that a rule keeps also keeps its case, unless folding changed the length of a part. */
function asWritten({ path, key }: AddressKey): string {
  const folded = key.split('/')
  return path.split('/').every((part, index) => part.length === folded[index]?.length) ? path : key
}

export function targetKey(target: string): string | undefined {
  return addressKey(target.replace(/[?#].*$/s, ''))?.key
}
