import { Refusal } from '#contract/shared/refusal.ts'
import { lockOwnersAnd } from '#db/queries/staff/admin-writes.ts'
import type { LockedAdmin } from '#db/queries/staff/admin-writes.ts'
import type { Staff } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { refuseUnlessOwner } from './refuse-unless-owner.ts'

export interface Account extends LockedAdmin {
  /** Without it nobody could manage accounts any more. */
  isLastOwner: boolean
}

/**
 * The account that an owner is about to change, locked with all owners until the transaction ends, so that two owners
 * who act at the same moment cannot leave the site without one. Refuses with forbidden when who acts is no enabled
 * owner by now, and with not_found. Must run inside a transaction.
 */
export async function lockAccount({ db }: App, staff: Staff, id: number): Promise<Account> {
  refuseUnlessOwner(staff)
  const locked = await lockOwnersAnd(db, [staff.adminId, id])
  const owners = locked.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
  if (!owners.some((owner) => owner.id === staff.adminId)) refuseUnlessOwner({ ...staff, role: 'admin' })
  const account = locked.find((known) => known.id === id)
  if (account === undefined) throw new Refusal('not_found', 'Admin not found')
  return { ...account, isLastOwner: owners.length === 1 && owners[0]?.id === id }
}

/** Refuses with conflict what would leave the site without an owner. */
export function refuseForLastOwner({ isLastOwner }: Account): void {
  if (!isLastOwner) return
  throw new Refusal('conflict', 'You are the only owner. Make somebody else an owner first.')
}
