import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The setting of a site whose demo catalogue was removed; "true" or absent. */
export const DEMO_REMOVED = 'demo_removed'

/** True when there is anything that the demo catalogue would mix with, or when it was removed before. */
export async function hasCatalogue(db: Kysely<Tables>): Promise<boolean> {
  const { isFilled } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from casinos) or exists (select from games) or exists (select from posts)
        or exists (select from site_settings where name = ${DEMO_REMOVED})`.as('isFilled'),
    )
    .executeTakeFirstOrThrow()
  return isFilled
}
