import { setImmediate, setTimeout as rest } from 'node:timers/promises'
import { KINDS } from '#contract/items/kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { FindingExcuse } from '#contract/lint/findings.schema.ts'
import { Refusal, type FieldProblem } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { bonusStore } from '#db/queries/bonuses/bonus-store.ts'
import { casinoStore } from '#db/queries/casinos/casino-store.ts'
import { gameStore } from '#db/queries/games/game-store.ts'
import { landingStore } from '#db/queries/landing/landing-store.ts'
import { postStore } from '#db/queries/posts/post-store.ts'
import type { StoredForm } from '#db/queries/items/item-store.ts'
import { listIdsAfter } from '#db/queries/items/item-keys.ts'
import { excuseFinding, writeFindings, type ItemFindings } from '#db/queries/lint/findings.ts'
import { lint } from '#domain/lint/lint.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'
import type { Items } from '../items/items.ts'

type Form = Readonly<Record<string, unknown>>

/** Why a form may not be saved: the field of the first blocking finding, with all blocking findings as problems. */
export function lintRefusal(kind: WrittenKind, form: unknown, now: Date): Refusal | undefined {
  const problems = lint(kind, form as Form, now).flatMap(({ severity, field, words, excerpt }) =>
    severity === 'block' ? [{ path: field, message: `${words} It says: “${excerpt}”` }] : [],
  )
  const [first] = problems
  return first && new Refusal('invalid_input', first.message, { problems })
}

/**
 * Prepared forms for a save, or their refusals: first by the noun, then by blocking rules. Hiding an item is always
 * allowed, so that a text that breaks a rule can be withdrawn.
 */
export async function prepareLinted<Written>(
  app: App,
  items: Pick<Items<Written, WrittenKind>, 'prepare' | 'store'>,
  changes: readonly { form: Written; stored: StoredForm<Written> | undefined }[],
  by: string | null,
): Promise<(Written | Refusal)[]> {
  const prepared = await items.prepare(app, changes, by)
  return prepared.map((form, index) => {
    if (form instanceof Refusal) return form
    const before = changes[index]?.stored?.form
    const isHiding = before !== undefined && isShown(before) && !isShown(form)
    return (isHiding ? undefined : lintRefusal(items.store.kind, form, app.now())) ?? form
  })
}

function isShown(form: unknown): boolean {
  const { isActive, isPublished } = form as { isActive?: boolean; isPublished?: boolean }
  return isActive ?? isPublished ?? true
}

/** Warnings about a form that may be saved, for the rows of an import. */
export function lintWarnings(kind: WrittenKind, form: unknown, now: Date): FieldProblem[] {
  const found = lint(kind, form as Form, now)
  // Without terms as data in the file, every row would have this note.
  return found.flatMap(({ code, field, words }) =>
    code === 'terms-empty' ? [] : [{ path: field, message: words }],
  )
}

/** Records the findings of saved items. Must run in the transaction of the save. */
export async function noteFindings(
  { db, now }: App,
  kind: WrittenKind,
  saved: readonly { id: number; form: unknown }[],
): Promise<void> {
  const items = saved.map(({ id, form }) => ({ id, findings: lint(kind, form as Form, now()) }))
  // For other nouns a trigger deletes earlier findings.
  const isNothing = items.every(({ findings }) => findings.length === 0)
  if (isNothing && kind !== 'casino' && kind !== 'bonus') return
  await writeFindings(db, kind, items, { now: now(), of: 'save' })
}

const AT_A_TIME = 20
/** Rest between two steps, in times of the step: with twelve, the check takes a thirteenth of the main thread. */
const REST = 12

/**
 * Checks everything again, for faults caused by time and by newer rules. For the job `lint`, which runs beside visitors
 * and ends early when the process does.
 */
export async function lintAll(app: App): Promise<void> {
  for (const store of [casinoStore, bonusStore, gameStore, postStore, landingStore]) {
    const { kind } = store
    let ids: number[] = []
    do {
      const started = performance.now()
      ids = await listIdsAfter(app.db, kind, ids.at(-1) ?? 0, AT_A_TIME)
      const forms = await store.findForms(app.db, ids)
      const now = app.now()
      const items: ItemFindings[] = []
      for (const { id, form } of forms) {
        items.push({ id, findings: lint(kind, { ...form }, now) })
        // oxlint-disable-next-line no-await-in-loop -- requests are answered between two items
        await setImmediate()
      }
      if (items.length > 0) await writeFindings(app.db, kind, items, { now, of: 'rules' })
      if (app.isStopping()) throw new Error('The check was interrupted')
      if (ids.length === AT_A_TIME) await rest(REST * (performance.now() - started))
    } while (ids.length === AT_A_TIME)
  }
}

/** Excuses a finding until the item is saved again. Refuses with not_found, also for blocking rules. */
export function excuse(app: App, actor: Actor, { reason, ...finding }: FindingExcuse): Promise<Done> {
  authorise(app, actor, KINDS[finding.kind].write)
  return inTransaction(app, async ({ db, now }) => {
    const by = usernameOf(actor)
    if (!(await excuseFinding(db, finding, { reason, by })))
      throw new Refusal('not_found', 'Finding not found')
    await audit({ db, now }, actor, {
      action: 'excused',
      kind: finding.kind,
      itemId: finding.itemId,
      name: `${finding.code}: ${reason}`,
    })
    return { success: true, message: 'Finding excused' }
  })
}
