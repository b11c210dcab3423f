import { onlyWhoMay, roleMay, type Access } from '#contract/staff/permissions.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { Actor } from './actor.ts'
import type { App } from './app.ts'

/**
 * Refuses with forbidden unless the role of this person allows it. The system may do everything. The API has checked
 * the permission of a call already; other callers have not.
 */
export function authorise({ roles }: Pick<App, 'roles'>, actor: Actor, access: Access): void {
  if (!actorMay({ roles }, actor, access))
    throw new Refusal('forbidden', `${onlyWhoMay(roles, access)} may do this.`)
}

/** Whether `authorise` would accept this person. */
export function actorMay({ roles }: Pick<App, 'roles'>, actor: Actor, access: Access): boolean {
  if (actor.role === 'system') return true
  if (actor.role === 'visitor') return access === 'public'
  return roleMay(roles, actor.role, access)
}
