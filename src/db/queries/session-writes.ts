import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface NewSession {
  tokenHash: string
  adminId: number
  /** The one that was checked. */
  passwordHash: string
  now: Date
  expiresAt: Date
}

/**
 * Opens a session, unless the account was deleted or got another password while this one was being checked:
 * false then. Must run inside a transaction.
 */
export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<boolean> {
  const admin = await db
    .selectFrom('admins')
    .select('id')
    .where('id', '=', session.adminId)
    .where('password_hash', '=', session.passwordHash)
    .forShare()
    .executeTakeFirst()
  if (admin === undefined) return false
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      admin_id: admin.id,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
  return true
}

/** Ends all sessions of an account, except the one with this token. */
export async function deleteSessionsOf(
  db: Kysely<Tables>,
  adminId: number,
  exceptTokenHash = '',
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', exceptTokenHash)
    .execute()
}

export async function deleteSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteEndedSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
