import { Refusal } from '#contract/shared/refusal.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { isMissingTarget } from '#db/errors.ts'
import { deleteProgram } from '#db/queries/earnings/program-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Refuses with not_found, and with conflict when the programme has reported events, because earnings would be lost. */
export function removeProgram(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'programs.write')
  return inTransaction(app, async ({ db, now }) => {
    const name = await deleteProgram(db, id)
    if (name === undefined) throw new Refusal('not_found', 'Programme not found')
    await audit({ db, now }, actor, { action: 'deleted', kind: 'programme', itemId: id, name })
    return { success: true as const, message: 'Programme deleted' }
  }).catch((error: unknown) => {
    if (!isMissingTarget(error)) throw error
    throw new Refusal(
      'conflict',
      'This programme has reported earnings, which would be lost. Remove its casinos instead.',
    )
  })
}
