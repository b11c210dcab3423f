import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface NewSession {
  tokenHash: string
  /** Null: the token alone is sufficient. */
  cookieHash: string | null
  adminId: number
  passwordHash: string
  now: Date
  expiresAt: Date
}

/**
 * Creates a session. Returns false when the account was deleted or disabled or its password changed during
 * verification. Must run inside a transaction. Concurrent sign-ins of one account wait for each other.
 */
export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<boolean> {
  const admin = await db
    .selectFrom('admins')
    .select('id')
    .where('id', '=', session.adminId)
    .where('password_hash', '=', session.passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (admin === undefined) return false
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      cookie_hash: session.cookieHash,
      admin_id: admin.id,
      created_at: session.now,
      last_used_at: session.now,
      password_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
  return true
}

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

/** Deletes the account's oldest sessions beyond `kept`, and expired ones. The new one always stays. */
export async function deleteSurplusSessions(
  db: Kysely<Tables>,
  { adminId, tokenHash, now }: Pick<NewSession, 'adminId' | 'tokenHash' | 'now'>,
  { kept, idleSince }: { kept: number; idleSince: Date },
): Promise<void> {
  const others = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', tokenHash)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince)
    .orderBy('created_at', 'desc')
    .limit(kept - 1)
  await db
    .deleteFrom('sessions')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', tokenHash)
    .where('token_hash', 'not in', others)
    .execute()
}

/** Records the use of a session, keeping the later of two times. */
export async function touchSession(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', now)
    .execute()
}

/** Records that the session's password was confirmed again. */
export async function notePassword(db: Kysely<Tables>, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ password_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteEndedSessions(
  db: Kysely<Tables>,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_used_at', '<=', idleSince)]))
    .execute()
}
