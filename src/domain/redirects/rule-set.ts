/** The redirects of a site in memory. One exact rule or a hundred thousand: a look-up costs the same. */
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import { addressKey } from './address-key.ts'
import type { AddressKey } from './address-key.ts'
import { keyOfNames, namesOf } from './query-key.ts'
import { fillTarget, matchPattern, readPattern } from './pattern.ts'

export interface RedirectRule {
  id: number
  kind: RedirectKind
  /** The source as addresses are compared; with the stars of a pattern, with the query of an exact one. */
  key: string
  target: string
  /** Of a pattern: the lowest is tried first. */
  position: number | null
}

export interface FoundRule {
  rule: RedirectRule
  /** Filled in, and not yet checked. */
  target: string
}

export interface RuleSet {
  /** Exact with a query before exact before the longest prefix before the first pattern. */
  find(address: AddressKey, options?: FindOptions): FoundRule | undefined
  get(kind: RedirectKind, key: string): RedirectRule | undefined
  /** Adds a rule, or replaces the one with its id. */
  put(rule: RedirectRule): void
  remove(id: number): void
  /** Whether any source with this path has a query. */
  hasQueries(pathKey: string): boolean
  /** The different sets of parameters that sources with this path have, as `namesOf` reads them, joined by `&`. */
  querySets(pathKey: string): readonly string[]
  counts(): Readonly<Record<RedirectKind, number>>
  /** The highest position of a pattern; 0 without any. */
  lastPosition(): number
}

interface FindOptions {
  /** Without prefixes and patterns. */
  exactOnly?: boolean
  /** Sources with a query alone: what stands over a page. */
  queryOnly?: boolean
  /** Rules to pass over. */
  without?: ReadonlySet<number>
}

interface Pattern {
  rule: RedirectRule
  texts: readonly string[]
}

const NOBODY: ReadonlySet<number> = new Set()

export function createRuleSet(rules: Iterable<RedirectRule> = []): RuleSet {
  const byId = new Map<number, RedirectRule>()
  const byKey = { exact: new Map<string, RedirectRule>(), prefix: new Map<string, RedirectRule>() }
  /** By path, the sets of parameters of its sources and how many sources have each. The larger sets are tried first. */
  const queries = new Map<string, Map<string, number>>()
  /** In the order in which they are tried. */
  let patterns: readonly Pattern[] = []

  function put(rule: RedirectRule): void {
    remove(rule.id)
    byId.set(rule.id, rule)
    if (rule.kind !== 'pattern') {
      if (!byKey[rule.kind].has(rule.key)) countQuery(rule.key, 1)
      byKey[rule.kind].set(rule.key, rule)
      return
    }
    const texts = readPattern(rule.key)
    if (texts === undefined) return
    patterns = [...patterns, { rule, texts }].toSorted(
      (a, b) => order(a.rule) - order(b.rule) || a.rule.id - b.rule.id,
    )
  }

  function remove(id: number): void {
    const rule = byId.get(id)
    if (rule === undefined) return
    byId.delete(id)
    if (rule.kind === 'pattern') patterns = patterns.filter((pattern) => pattern.rule.id !== id)
    else if (byKey[rule.kind].get(rule.key)?.id === id) {
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

  function findPattern(address: AddressKey, without: ReadonlySet<number>): FoundRule | undefined {
    for (const { rule, texts } of patterns) {
      const spans = without.has(rule.id) ? undefined : matchPattern(texts, address.key)
      if (spans === undefined) continue
      const written = asWritten(address)
      const filled = fillTarget(
        rule.target,
        spans.map(([start, end]) => written.slice(start, end)),
      )
      // A star may begin with a slash, and two of them would name another host.
      return { rule, target: filled.replace(/^\/+/, '/') }
    }
    return undefined
  }

  for (const rule of rules) put(rule)
  return {
    put,
    remove,
    find(address, { exactOnly = false, queryOnly = false, without = NOBODY } = {}) {
      const byQuery = findQuery(address, without)
      if (byQuery !== undefined || queryOnly) return byQuery
      const rule = byKey.exact.get(address.key)
      if (rule !== undefined && !without.has(rule.id)) return { rule, target: rule.target }
      return exactOnly ? undefined : (findPrefix(address, without) ?? findPattern(address, without))
    },
    get: (kind, key) =>
      kind === 'pattern' ? patterns.find(({ rule }) => rule.key === key)?.rule : byKey[kind].get(key),
    hasQueries: (pathKey) => queries.has(pathKey),
    querySets: (pathKey) => [...(queries.get(pathKey)?.keys() ?? [])],
    counts: () => ({ exact: byKey.exact.size, prefix: byKey.prefix.size, pattern: patterns.length }),
    lastPosition: () => Math.max(0, ...patterns.map(({ rule }) => order(rule))),
  }
}

/** Which rules are tried first when two sets know one. */
export function firstOf(a: FoundRule | undefined, b: FoundRule | undefined): FoundRule | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const [one, other] = [placeOf(a.rule), placeOf(b.rule)]
  return one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]) ? a : b
}

function placeOf(rule: RedirectRule): readonly [number, number] {
  if (rule.kind === 'exact') return [0, rule.key.includes('?') ? -1 : 0]
  return rule.kind === 'prefix' ? [1, -rule.key.length] : [2, order(rule)]
}

function order({ position }: RedirectRule): number {
  return position ?? 0
}

/** What a rule keeps of an address keeps its case, unless folding changed the length of one of its parts. */
function asWritten({ path, key }: AddressKey): string {
  const folded = key.split('/')
  return path.split('/').every((part, index) => part.length === folded[index]?.length) ? path : key
}

/** The key of the path of a target; undefined for one with stars to fill in or that is no address. */
export function targetKey(target: string): string | undefined {
  return addressKey(target.replace(/[?#].*$/s, ''))?.key
}
