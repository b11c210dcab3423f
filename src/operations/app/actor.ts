import type { Role } from '#contract/staff/permissions.ts'

/** Who asks for something to be done. Permission is decided from this (`authorise.ts`). */
export type Actor =
  /** `address` is the visitor's network address, an IPv6 one cut to its /64. */
  { role: 'visitor'; address: string } | Staff | { role: 'system' }

/** A person with an account who is signed in. */
export interface Staff {
  role: Role
  adminId: number
  username: string
  /** What visitors may read (decision D-96); null is the name of the site. */
  displayName: string | null
}

/** On whose behalf something is done after they may have gone. */
export type Author = Pick<Staff, 'username'>

/** The name that is beside what someone did; null when no one was signed in. */
export function usernameOf(actor: Actor | Author): string | null {
  return 'username' in actor ? actor.username : null
}

/** The name that visitors may read beside what someone did; null is the name of the site. */
export function displayNameOf(actor: Actor): string | null {
  return 'displayName' in actor ? actor.displayName : null
}
