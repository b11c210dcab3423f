import type { FactChecked } from '#contract/changes/fact-checks.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { WRITE_PERMISSION } from '#contract/staff/permissions.ts'
import { writeFactChecks } from '#db/queries/changes/fact-checks.ts'
import { usernameOf } from '../app/actor.ts'
import type { Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Keeps that a group of facts agrees with its source today; its page says so. */
export async function checkFact(app: App, actor: Actor, checked: FactChecked): Promise<Done> {
  authorise(app, actor, WRITE_PERMISSION[checked.kind])
  await inTransaction(app, async ({ db, now }) => {
    const on = now().toISOString().slice(0, 10)
    await writeFactChecks(db, [{ ...checked, on, by: usernameOf(actor) }])
  })
  return { success: true, message: 'Still true' }
}
