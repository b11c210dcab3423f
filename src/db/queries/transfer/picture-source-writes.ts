import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Records the source of a picture. Of two that fetched the same address concurrently, the later one stays. */
export async function insertPictureSource(
  db: Kysely<Tables>,
  { address, pictureId }: { address: string; pictureId: number },
): Promise<void> {
  await db
    .insertInto('picture_sources')
    .values({ address, picture_id: pictureId })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ picture_id: pictureId }))
    .execute()
}
