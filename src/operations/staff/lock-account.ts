import { Refusal } from '#contract/shared/refusal.ts'
import { lockOwnersAnd, type LockedAdmin } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'

export interface Account extends LockedAdmin {
  /** Without this account nobody could manage accounts. */
  isLastOwner: boolean
}

/**
 * The account to change, locked with all owners until the transaction ends, so that concurrent changes cannot leave the
 * site without an owner. Refuses with forbidden when the acting person is disabled or no longer holds staff.manage, and
 * with not_found. Must run inside a transaction.
 */
export async function lockAccount(app: App, staff: Staff, id: number): Promise<Account> {
  authorise(app, staff, 'staff.manage')
  const locked = await lockOwnersAnd(app.db, [staff.adminId, id])
  const acting = locked.find((known) => known.id === staff.adminId && !known.isDisabled)
  authorise(app, acting === undefined ? NO_ACCOUNT : { ...staff, role: acting.role }, 'staff.manage')
  const owners = locked.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
  const account = locked.find((known) => known.id === id)
  if (account === undefined) throw new Refusal('not_found', 'Admin not found')
  return { ...account, isLastOwner: owners.length === 1 && owners[0]?.id === id }
}

/** Stands for a person whose account was just deleted or disabled. */
const NO_ACCOUNT = { role: 'visitor', address: '' } as const

/** Refuses with conflict a change that would leave the site without an owner. */
export function refuseForLastOwner({ isLastOwner }: Account): void {
  if (!isLastOwner) return
  throw new Refusal('conflict', 'You are the only owner. Make someone else an owner first.')
}
