/** The devices that an account has signed in from; deleted with the account. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface KnownDevice {
  tokenHash: string
  adminId: number
  now: Date
  expiresAt: Date
}

/** Stores the device for this account, or extends its expiry. */
export async function keepDevice(
  db: Kysely<Tables>,
  { tokenHash, adminId, now, expiresAt }: KnownDevice,
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({
      token_hash: tokenHash,
      admin_id: adminId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'admin_id']).doUpdateSet({ last_used_at: now, expires_at: expiresAt }),
    )
    .execute()
}

/**
 * Deletes an account's devices beyond the first `kept`, except the one with this token. Devices that never returned go
 * first, because a program without cookies adds one with every sign-in.
 */
export async function deleteSurplusDevices(
  db: Kysely<Tables>,
  adminId: number,
  { tokenHash, kept }: { tokenHash: string; kept: number },
): Promise<void> {
  const surplus = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', tokenHash)
    .orderBy((eb) => eb('last_used_at', '>', eb.ref('created_at')), 'desc')
    .orderBy('last_used_at', 'desc')
    .offset(kept - 1)
  await db
    .deleteFrom('known_devices')
    .where('admin_id', '=', adminId)
    .where('token_hash', 'in', surplus)
    .execute()
}

export async function deleteDevicesOf(
  db: Kysely<Tables>,
  adminId: number,
  exceptTokenHash = '',
): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('admin_id', '=', adminId)
    .where('token_hash', '<>', exceptTokenHash)
    .execute()
}

export async function deleteExpiredDevices(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute()
}

export async function listDeviceAccounts(
  db: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('known_devices')
    .select('admin_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .execute()
  return new Set(rows.map((row) => row.admin_id))
}
