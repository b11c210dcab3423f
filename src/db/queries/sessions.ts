/** Who is signed in. A session goes with its admin. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface SessionOwner {
  adminId: number
  username: string
  role: 'admin' | 'owner'
}

/** Whose session it is, while it lasts. */
export function findSession(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<SessionOwner | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .select(['admins.id as adminId', 'admins.username', 'admins.role'])
    .executeTakeFirst()
}
