import type { RedirectImport } from '#contract/redirects/redirects.schema.ts'
import { REDIRECT } from '#contract/redirects/limits.ts'
import { holdRedirects, putRedirects, shortenChains } from '#db/queries/redirects/redirect-writes.ts'
import type { CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { RuleSet } from '#domain/redirects/rule-set.ts'
import { counted, grouped } from '#domain/shared/counted.ts'
import type { SentFile } from '../app/sent-file.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { forgetAnswered } from './forget-answered.ts'
import { planRedirects } from './plan-redirects.ts'
import { readRedirectFile, type RedirectRow } from './read-redirect-file.ts'

interface Importing {
  file: SentFile
  apply: boolean
}

/**
 * Reports what a file would do and, with `apply`, does it: adds new redirects, changes those with the same old address,
 * skips refused rows. Saves in batches; after an interruption the file can be imported again. Refuses with
 * invalid_input a file of another kind.
 */
export async function importRedirects(
  app: App,
  actor: Actor,
  { file, apply }: Importing,
): Promise<RedirectImport> {
  authorise(app, actor, 'redirects.write')
  const rules = await app.redirects.rules()
  const read = await readRedirectFile(app, file)
  const rows = withLimit(withoutDoubles(read.rows), rules)
  const planned = await plan(app, rows, rules)
  const ready = planned.flatMap(({ redirect }) => redirect ?? [])
  const changes = ready.map((redirect) => ({ redirect, change: changeOf(redirect, rules) }))
  const countOf = (change: Change) => changes.filter((one) => one.change === change).length
  const refused = planned.filter(({ message }) => message !== undefined)
  const report: RedirectImport = {
    rows: rows.length,
    created: countOf('created'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    refused: refused.length,
    problems: refused
      .slice(0, REDIRECT.shown)
      .map(({ row, source, message = '' }) => ({ row, source: source.slice(0, REDIRECT.address), message })),
    unreadColumns: read.unreadColumns,
    isApplied: apply,
  }
  if (apply)
    await save(
      app,
      actor,
      changes.flatMap(({ redirect, change }) => (change === 'unchanged' ? [] : redirect)),
    )
  return report
}

type Change = 'created' | 'changed' | 'unchanged'

function changeOf({ kind, sourceKey, target }: CheckedRedirect, rules: RuleSet): Change {
  const known = rules.get(kind, sourceKey)
  if (known === undefined) return 'created'
  return known.target === target ? 'unchanged' : 'changed'
}

function withoutDoubles(rows: readonly RedirectRow[]): RedirectRow[] {
  const first = new Map<string, number>()
  return rows.map(({ row, source, redirect, message }) => {
    if (redirect === undefined) return { row, source, ...(message !== undefined && { message }) }
    const key = `${redirect.kind} ${redirect.sourceKey}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, row)
    return earlier === undefined
      ? { row, source, redirect }
      : { row, source, message: `Old address is in row ${earlier} already` }
  })
}

/** Redirects beyond the limit are refused. */
function withLimit(rows: readonly RedirectRow[], rules: RuleSet): RedirectRow[] {
  let all = rules.count()
  return rows.map((one) => {
    const { row, source, redirect } = one
    if (redirect === undefined || rules.get(redirect.kind, redirect.sourceKey) !== undefined) return one
    if (all >= REDIRECT.most)
      return { row, source, message: `There may be at most ${grouped(REDIRECT.most)} redirects` }
    all++
    return one
  })
}

async function plan(app: App, rows: readonly RedirectRow[], rules: RuleSet): Promise<RedirectRow[]> {
  const redirects = rows.flatMap(({ redirect }) => redirect ?? [])
  const replaced = new Set(redirects.flatMap(({ kind, sourceKey }) => rules.get(kind, sourceKey)?.id ?? []))
  const planned = (await planRedirects(app, redirects, { rules, replaced })).values()
  return rows.map(({ row, source, redirect, message }) => {
    if (redirect === undefined) return { row, source, message: message ?? '' }
    const { value } = planned.next()
    return value?.redirect === undefined
      ? { row, source, message: value?.problem.message ?? '' }
      : { row, source, redirect: value.redirect }
  })
}

async function save(app: App, actor: Actor, redirects: readonly CheckedRedirect[]): Promise<void> {
  const by = usernameOf(actor)
  for (let start = 0; start < redirects.length; start += REDIRECT.batch) {
    const batch = redirects.slice(start, start + REDIRECT.batch)
    const exact = batch.flatMap(({ kind, sourceKey }) => (kind === 'exact' ? sourceKey : []))
    // oxlint-disable-next-line no-await-in-loop -- in batches, so that others get their turn and processes follow
    await inTransaction(app, async ({ db, now }) => {
      await holdRedirects(db)
      await putRedirects(db, batch, { at: now(), by })
      await shortenChains(db, exact)
    })
  }
  await inTransaction(app, async (inside) => {
    await forgetAnswered(inside, redirects)
    const many = counted(redirects.length, 'redirect')
    await audit(inside, actor, { action: 'imported', kind: 'redirects', name: many })
  })
}
