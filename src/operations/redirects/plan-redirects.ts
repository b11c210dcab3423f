/** Checks redirects to be saved together with the existing ones. */
import { setImmediate } from 'node:timers/promises'
import type { FieldProblem } from '#contract/shared/refusal.ts'
import { sourceKeyOf, type CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { AddressKey } from '#domain/redirects/address-key.ts'
import { followRedirects, type Circle, type Find } from '#domain/redirects/follow-redirects.ts'
import { namesOf } from '#domain/redirects/query-key.ts'
import {
  createRuleSet,
  firstOf,
  targetKey,
  type RedirectRule,
  type RuleSet,
} from '#domain/redirects/rule-set.ts'
import type { App } from '../app/app.ts'
import { presentPages } from './present-pages.ts'

interface Present {
  rules: RuleSet
  replaced: ReadonlySet<number>
}

export type Planned =
  | { redirect: CheckedRedirect; problem?: never }
  | { redirect?: never; problem: FieldProblem }

/**
 * The result for each redirect: saved, with the final target where it leads to another exact redirect, or refused
 * because its address has a page or it would close a circle.
 */
export async function planRedirects(
  app: Pick<App, 'db'>,
  redirects: readonly CheckedRedirect[],
  { rules, replaced }: Present,
): Promise<Planned[]> {
  // Negative ids mark the new rules.
  const incoming = createRuleSet(redirects.map((redirect, index) => ruleOf(redirect, -1 - index)))
  const find: Find = (address, options) =>
    firstOf(incoming.find(address, options), rules.find(address, { ...options, without: replaced }))
  const circles = await inPieces(redirects, (redirect, index) =>
    circlesOf(ruleOf(redirect, -1 - index), find),
  )
  const pages = await presentPages(app, [
    ...redirects.flatMap(({ sourceKey, targetKey: leadsTo }) => [sourceKey, leadsTo ?? sourceKey]),
    ...circles.flat().flatMap(({ keys }) => keys),
  ])
  return inPieces(redirects, (redirect, index) => {
    const { kind, source, sourceKey } = redirect
    if (kind === 'exact' && pages.has(sourceKey))
      return problem('source', `There is a page at ${source}. A redirect answers only where there is none.`)
    const path = sourceKey.split('?')[0] ?? ''
    const sets = new Set([...rules.querySets(path), ...incoming.querySets(path)])
    if (sets.size > MOST_SETS && !rules.querySets(path).includes(namesOf(sourceKey).join('&')))
      return problem(
        'source',
        `Old addresses with the path ${path} may have ${MOST_SETS} different sets of parameters`,
      )
    const circle = circles[index]?.find(({ keys }) => !keys.some((key) => pages.has(key)))
    if (circle !== undefined) return problem('target', circleInWords(circle, -1 - index))
    return { redirect: shortened(redirect, find, pages) }
  })
}

/** Lets other requests run between the pieces, because a file may be very long. */
async function inPieces<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % PIECE === 0)
      // oxlint-disable-next-line no-await-in-loop -- this is what the pieces are for
      await setImmediate()
    results.push(work(item, index))
  }
  return results
}

const PIECE = 1_000
/** The most sets of parameters for one path; each is looked up for every request. */
const MOST_SETS = 20

function circlesOf(rule: RedirectRule, find: Find): Circle[] {
  return samplesOf(rule).flatMap((sample) => followRedirects(addressOf(sample), find)?.circle ?? [])
}

/** Addresses that the rule matches. */
function samplesOf({ kind, key }: RedirectRule): readonly string[] {
  return kind === 'exact' ? [key] : [key, `${key}/x`]
}

function circleInWords({ closedBy }: Circle, ownId: number): string {
  return closedBy.id === ownId
    ? 'New address leads back to the old one: visitors would be sent in a circle'
    : `New address is redirected by ${closedBy.key}, which leads back: visitors would be sent in a circle`
}

/** With the target of the last exact redirect on the way. */
function shortened(redirect: CheckedRedirect, find: Find, pages: ReadonlySet<string>): CheckedRedirect {
  if (redirect.kind !== 'exact') return redirect
  const seen = new Set([redirect.sourceKey])
  let { target } = redirect
  for (let key = sourceKeyOf(target); key !== undefined && !seen.has(key); key = sourceKeyOf(target)) {
    seen.add(key)
    // A target with a query or fragment of its own is kept, because the next redirect could change its meaning, except
    // for a redirect of exactly this query.
    const isQuery = key.includes('?')
    if (pages.has(key) || target.includes('#')) break
    const next = find(addressOf(key), { queryOnly: isQuery })?.rule
    if (next?.kind !== 'exact' || (isQuery && next.key !== key)) break
    target = next.target
  }
  return { ...redirect, target, targetKey: targetKey(target) ?? null }
}

function addressOf(key: string): AddressKey {
  const [path = '', query] = key.split('?')
  return { path, key: path, search: query === undefined ? '' : `?${query}` }
}

function ruleOf({ kind, sourceKey, target }: CheckedRedirect, id: number): RedirectRule {
  return { id, kind, key: sourceKey, target }
}

function problem(path: string, message: string): Planned {
  return { problem: { path, message } }
}
