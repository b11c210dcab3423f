import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface MissedAddress {
  address: string
  hits: number
  /** The time of the last request. */
  at: Date
  /** A host; undefined when no browser named one. */
  referrer: string | undefined
}

/** Adds to the counts. */
export async function addMissedAddresses(
  db: Kysely<Tables>,
  missed: readonly MissedAddress[],
): Promise<void> {
  if (missed.length === 0) return
  await sql`
    insert into missing_addresses (address, hits, first_seen_at, last_seen_at, referrer)
    select missed.address, missed.hits, missed.at, missed.at, nullif(missed.referrer, '')
    from unnest(${missed.map(({ address }) => address)}::text[], ${missed.map(({ hits }) => hits)}::integer[],
      ${missed.map(({ at }) => at.toISOString())}::timestamptz[],
      ${missed.map(({ referrer }) => referrer ?? '')}::text[]) as missed (address, hits, at, referrer)
    order by missed.address
    on conflict (address) do update set hits = missing_addresses.hits + excluded.hits,
      last_seen_at = greatest(missing_addresses.last_seen_at, excluded.last_seen_at),
      referrer = coalesce(excluded.referrer, missing_addresses.referrer)`.execute(db)
}

/** Keeps this many addresses. The least requested are deleted first; among equals, those requested longest ago. */
export async function trimMissingAddresses(db: Kysely<Tables>, keep: number): Promise<void> {
  await sql`
    delete from missing_addresses where id in (
      select id from missing_addresses order by hits, last_seen_at, id
      limit greatest(0, (select count(*) from missing_addresses) - ${keep}::integer))`.execute(db)
}

/** Returns how many of these existed. */
export async function deleteMissingAddresses(db: Kysely<Tables>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numAffectedRows } = await sql`
    delete from missing_addresses where id = any(${[...ids]}::integer[])`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export async function deleteOldMissingAddresses(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('missing_addresses').where('last_seen_at', '<', before).execute()
}
