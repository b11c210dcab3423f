import { Refusal } from '#contract/shared/refusal.ts'
import type { Staff } from '../app/actor.ts'

/** Refuses with forbidden what only an owner may do; the door has asked already. */
export function refuseUnlessOwner({ role }: Staff): void {
  if (role !== 'owner') throw new Refusal('forbidden', 'Only the owner may do this.')
}
