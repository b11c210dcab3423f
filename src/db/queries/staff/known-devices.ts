import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

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
