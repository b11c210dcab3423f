/** Settings of this installation that staff or the site itself make. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export async function findSiteSetting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('site_settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** The setting that holds every new review for staff; "true" or absent. */
export const HOLD_EVERYTHING = 'hold_every_review'

export async function isEverythingHeld(db: Kysely<Tables>): Promise<boolean> {
  return (await findSiteSetting(db, HOLD_EVERYTHING)) === 'true'
}
