import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** Returns the id. */
export async function insertPicture(
  db: Kysely<Tables>,
  picture: Insertable<Tables['media']>,
): Promise<number> {
  const { id } = await db.insertInto('media').values(picture).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function setAlternativeText(db: Kysely<Tables>, id: number, alt: string): Promise<void> {
  await db.updateTable('media').set({ alt }).where('id', '=', id).execute()
}

export async function removePicture(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute()
}
