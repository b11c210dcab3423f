import { onlyWhoMay, roleMay } from '#contract/staff/permissions.ts'
import type { Access } from '#contract/staff/permissions.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'

/**
 * Refuses with forbidden what the role of this person does not allow. The site itself may do everything. The api
 * has asked for the permission of the call already; other callers of an operation have not.
 */
export function authorise({ roles }: Pick<App, 'roles'>, actor: Actor, access: Access): void {
  if (!actorMay({ roles }, actor, access))
    throw new Refusal('forbidden', `${onlyWhoMay(roles, access)} may do this.`)
}

/** Whether `authorise` lets this person through. */
export function actorMay({ roles }: Pick<App, 'roles'>, actor: Actor, access: Access): boolean {
  if (actor.role === 'system') return true
  if (actor.role === 'visitor') return access === 'public'
  return roleMay(roles, actor.role, access)
}
