import type { HoldEverything } from '#contract/reviews/decision.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { HOLD_EVERYTHING, isEverythingHeld } from '#db/queries/runtime/site-settings.ts'
import { setSiteSetting } from '#db/queries/runtime/site-setting-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Sets whether every new review waits for staff. Existing reviews stay as they are. */
export function setHoldEverything(app: App, actor: Actor, { holdEverything }: HoldEverything): Promise<Done> {
  authorise(app, actor, 'reviews.moderate')
  return inTransaction(app, async (inside) => {
    if (holdEverything !== (await isEverythingHeld(inside.db))) {
      await setSiteSetting(inside.db, HOLD_EVERYTHING, String(holdEverything))
      await audit(inside, actor, {
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
