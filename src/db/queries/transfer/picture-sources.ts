import { sql, type Kysely } from 'kysely'
import { mediaAddress } from '#contract/media/media-address.ts'
import type { Tables } from '../../tables.ts'
import { textArray } from '../sql/sql-pieces.ts'

/** The library addresses of pictures fetched from these addresses, by source. */
export async function findFetchedPictures(
  db: Kysely<Tables>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture_sources')
    .innerJoin('media', 'media.id', 'picture_sources.picture_id')
    .where('address', '=', sql<string>`any(${textArray(addresses)})`)
    .select(['address', 'key', 'width', 'height'])
    .execute()
  return new Map(rows.map(({ address, ...picture }) => [address, mediaAddress(picture)]))
}

export async function findPictureKeys(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('media')
    .where('key', '=', sql<string>`any(${textArray(keys)})`)
    .select('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}
