/** Sessions of signed-in staff; deleted with the account. */
import type { Kysely } from 'kysely'
import type { Role } from '#contract/staff/permissions.ts'
import type { Tables } from '../../tables.ts'

export interface SessionOwner {
  adminId: number
  username: string
  displayName: string | null
  role: Role
}

export interface FoundSession extends SessionOwner {
  lastUsedAt: Date
  /** SHA-256 of the cookie that the session is bound to; null: its token is sufficient. */
  cookieHash: string | null
  passwordAt: Date
}

/**
 * The session's account. Undefined when the session has expired, the account is disabled, or it was last used at
 * `idleSince` or before.
 */
export function findSession(
  db: Kysely<Tables>,
  tokenHash: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<FoundSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('admins.disabled_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .select([
      'admins.id as adminId',
      'admins.username',
      'admins.display_name as displayName',
      'admins.role',
      'sessions.last_used_at as lastUsedAt',
      'sessions.cookie_hash as cookieHash',
      'sessions.password_at as passwordAt',
    ])
    .executeTakeFirst()
}
