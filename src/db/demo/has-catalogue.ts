import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A setting: "true" once the demo catalogue was removed; else absent. */
export const DEMO_REMOVED = 'demo_removed'

/** True when there is content that the demo would mix with, or the demo was removed before. */
export async function hasCatalogue(db: Kysely<Tables>): Promise<boolean> {
  const { isFilled } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from casinos) or exists (select from games) or exists (select from posts)
        or exists (select from site_settings where name = ${DEMO_REMOVED})`.as('isFilled'),
    )
    .executeTakeFirstOrThrow()
  return isFilled
}
