import type { Done } from '#contract/site/site.schema.ts'
import { updateDisabledAt } from '#db/queries/staff/admin-writes.ts'
import { deleteSessionsOf } from '#db/queries/staff/session-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { auditAccount } from './audit-account.ts'
import { lockAccount, refuseForLastOwner } from './lock-account.ts'

/**
 * Ends all sessions of an account and prevents new ones; drafts and history stay. Refuses with forbidden without
 * staff.manage, with not_found, and with conflict for the last enabled owner.
 */
export function disableAccount(app: App, staff: Staff, id: number): Promise<Done> {
  return inTransaction(app, async (inside) => {
    const account = await lockAccount(inside, staff, id)
    if (!account.isDisabled) {
      refuseForLastOwner(account)
      await updateDisabledAt(inside.db, id, inside.now())
      await deleteSessionsOf(inside.db, id)
      await auditAccount(inside, staff, account, 'disabled')
    }
    return { success: true, message: `${account.username} is disabled` }
  })
}

/** Enables a disabled account, with its password and role. Refuses with forbidden and not_found. */
export function enableAccount(app: App, staff: Staff, id: number): Promise<Done> {
  return inTransaction(app, async (inside) => {
    const account = await lockAccount(inside, staff, id)
    if (account.isDisabled) {
      await updateDisabledAt(inside.db, id, null)
      await auditAccount(inside, staff, account, 'enabled')
    }
    return { success: true, message: `${account.username} is enabled` }
  })
}
