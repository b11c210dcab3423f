import type { Role } from '#contract/staff/permissions.ts'

/** On whose behalf an operation runs; decides permissions (`authorise.ts`). */
export type Actor =
  /** `address` is the visitor's network address; an IPv6 address is cut to its /64. */
  { role: 'visitor'; address: string } | Staff | { role: 'system' }

/** A signed-in person with an account. */
export interface Staff {
  role: Role
  adminId: number
  username: string
  /** The name that visitors see (decision D-96); null for the name of the site. */
  displayName: string | null
}

/** The person to name for work that may finish after they left. */
export type Author = Pick<Staff, 'username'>

/** The name to record with an action; null when nobody was signed in. */
export function usernameOf(actor: Actor | { username: string | null }): string | null {
  return 'username' in actor ? actor.username : null
}

/** The public name to show with an action; null for the name of the site. */
export function displayNameOf(actor: Actor): string | null {
  return 'displayName' in actor ? actor.displayName : null
}
