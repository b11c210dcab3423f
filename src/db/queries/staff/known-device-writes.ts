/** The devices that an account has signed in from. They go with their admin. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface KnownDevice {
  tokenHash: string
  adminId: number
  now: Date
  expiresAt: Date
}

/** Stores the device for this account, or lets it be known for longer. */
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
 * Deletes the devices of an account beyond the first `kept`; the one with this token always stays. Those that
 * never came back go first: a program without cookies leaves one at every sign-in.
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

/** The ids of the accounts that know this device at this moment. */
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
