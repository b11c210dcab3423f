import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The stored value; `proposed` becomes it when there is none yet. Two callers at once get the same one. */
export async function keepSiteSetting(db: Kysely<Tables>, name: string, proposed: string): Promise<string> {
  const stored = await findSiteSetting(db, name)
  if (stored !== undefined) return stored
  await db
    .insertInto('site_settings')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSiteSetting(db, name)) ?? proposed
}

async function findSiteSetting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}
