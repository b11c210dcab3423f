import type { HoldEverything } from '#contract/decision.schema.ts'
import type { Done } from '#contract/site.schema.ts'
import { insertAuditEntry } from '#db/queries/audit-writes.ts'
import { HOLD_EVERYTHING, isEverythingHeld } from '#db/queries/site-settings.ts'
import { setSiteSetting } from '#db/queries/site-setting-writes.ts'
import { usernameOf } from './actor.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'
import { inTransaction } from './in-transaction.ts'

/** Decides whether every new review waits for staff, signs of abuse or not. Those that are there stay where they are. */
export function setHoldEverything(app: App, actor: Actor, { holdEverything }: HoldEverything): Promise<Done> {
  return inTransaction(app, async (inside) => {
    if (holdEverything !== (await isEverythingHeld(inside.db))) {
      await setSiteSetting(inside.db, HOLD_EVERYTHING, String(holdEverything))
      await insertAuditEntry(inside.db, {
        at: inside.now(),
        username: usernameOf(actor),
        action: holdEverything ? 'switched on' : 'switched off',
        name: 'Check every new review first',
      })
    }
    return {
      success: true,
      message: holdEverything
        ? 'Every new review waits for you now'
        : 'New reviews without signs of abuse appear at once',
    }
  })
}
