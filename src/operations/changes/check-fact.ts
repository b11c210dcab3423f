import { KINDS } from '#contract/items/kinds.ts'
import { PART_NAMES } from '#contract/changes/fact-checks.ts'
import type { FactChecked } from '#contract/changes/fact-checks.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { findChangedName } from '#db/queries/changes/fact-changes.ts'
import { findFactSays, writeFactChecks } from '#db/queries/changes/fact-checks.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/**
 * Records that a group of facts agrees with its source today. Refuses with not_found for unknown items, and with
 * conflict when the facts have changed since they were read.
 */
export async function checkFact(app: App, actor: Actor, checked: FactChecked): Promise<Done> {
  authorise(app, actor, KINDS[checked.kind].write)
  const { kind, itemId, part } = checked
  await inTransaction(app, async ({ db, now }) => {
    const name = await findChangedName(db, kind, itemId)
    if (name === undefined) throw new Refusal('not_found', `${KINDS[kind].noun} not found`)
    const says = await findFactSays(db, checked, now())
    if (checked.says !== undefined && says !== undefined && checked.says !== says)
      throw new Refusal('conflict', `It says something else by now: ${says === '' ? 'Not stated' : says}`)
    const by = usernameOf(actor)
    await writeFactChecks(db, [{ ...checked, on: now().toISOString().slice(0, 10), by }])
    const action = `still true: ${PART_NAMES[part]}`
    await audit({ db, now }, actor, { action, kind, itemId, name })
  })
  return { success: true, message: 'Still true' }
}
