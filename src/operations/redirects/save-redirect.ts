import { REDIRECT } from '#contract/redirects/limits.ts'
import type { Redirect, RedirectForm } from '#contract/redirects/redirects.schema.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import { findRedirect, findRedirectOf } from '#db/queries/redirects/redirects.ts'
import {
  holdRedirects,
  insertRedirect,
  shortenChains,
  updateRedirect,
} from '#db/queries/redirects/redirect-writes.ts'
import { checkRedirect, withoutOrigin, type CheckedRedirect } from '#domain/redirects/check-redirect.ts'
import type { RuleSet } from '#domain/redirects/rule-set.ts'
import { grouped } from '#domain/shared/counted.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { forgetAnswered } from './forget-answered.ts'
import { planRedirects } from './plan-redirects.ts'

/**
 * Creates a redirect or changes the one with this id; undefined for an unknown id. A redirect to another redirect is
 * stored with the final target. Refuses with invalid_input and conflict, naming the field.
 */
export async function saveRedirect(
  app: App,
  actor: Actor,
  form: RedirectForm,
  id?: number,
): Promise<Redirect | undefined> {
  authorise(app, actor, 'redirects.write')
  const before = id === undefined ? undefined : await findRedirect(app.db, id)
  if (id !== undefined && before === undefined) return undefined
  const rules = await app.redirects.rules()
  const redirect = await plan(app, form, { id, rules })
  refuseTooMany(rules, before)
  return inTransaction(app, async (inside) => {
    const { db, now } = inside
    await holdRedirects(db)
    const same = await findRedirectOf(db, redirect.kind, redirect.sourceKey)
    if (same !== undefined && same.id !== id)
      throw refusal({
        path: 'source',
        message: `Old address is redirected already: it leads to ${same.target}`,
      })
    const savedId = id ?? (await insertRedirect(db, redirect, { at: now(), by: usernameOf(actor) }))
    if (id !== undefined && !(await updateRedirect(db, id, redirect))) return undefined
    if (redirect.kind === 'exact') await shortenChains(db, [redirect.sourceKey])
    await forgetAnswered(inside, [redirect])
    await audit({ db, now }, actor, {
      action: id === undefined ? 'created' : 'changed',
      kind: 'redirect',
      itemId: savedId,
      name: redirect.source,
    })
    return findRedirect(db, savedId)
  })
}

async function plan(
  app: App,
  form: RedirectForm,
  { id, rules }: { id: number | undefined; rules: RuleSet },
): Promise<CheckedRedirect> {
  const { publicUrl } = app.settings
  const { redirect, problems } = checkRedirect({
    ...form,
    source: withoutOrigin(form.source, publicUrl),
    target: withoutOrigin(form.target, publicUrl),
  })
  if (problems !== undefined) throw invalid(problems)
  const replaced = new Set(id === undefined ? [] : [id])
  const [planned] = await planRedirects(app, [redirect], { rules, replaced })
  if (planned?.redirect === undefined) throw invalid(planned === undefined ? [] : [planned.problem])
  return planned.redirect
}

function refuseTooMany(rules: RuleSet, before: Redirect | undefined): void {
  if (before === undefined && rules.count() >= REDIRECT.most)
    throw refusal({ path: 'source', message: `There may be at most ${grouped(REDIRECT.most)} redirects` })
}

function invalid(problems: readonly FieldProblem[]): Refusal {
  return new Refusal('invalid_input', problems[0]?.message ?? 'The redirect is not valid.', { problems })
}

function refusal(problem: FieldProblem): Refusal {
  return new Refusal('conflict', problem.message, { problems: [problem] })
}
