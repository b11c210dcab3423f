import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export async function insertSession(
  db: Kysely<Tables>,
  session: { tokenHash: string; adminId: number; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, adminId, now, expiresAt } = session
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      admin_id: adminId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

export async function deleteSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteEndedSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
