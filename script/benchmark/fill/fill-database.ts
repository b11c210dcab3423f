import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { insertWaitingReviews } from '#db/demo/insert-reviews.ts'
import { insertSubscribers } from '#db/demo/insert-subscribers.ts'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { countSums } from './count-sums.ts'
import { allowNoSlugs, fillSlugs } from './fill-slugs.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { insertLinks } from './insert-links.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertTraffic } from './insert-traffic.ts'
import { WAITING_MODELS } from './demo-models.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { makeReviews } from './make-reviews.ts'
import type { Size } from './sizes.ts'
import { barely } from './barely.ts'

/**
 * Fills an empty database with an invented catalogue of this size and gathers its statistics. `db` must
 * be a single connection: it carries settings and a temporary table. Dates are days before `now`.
 */
export async function fillDatabase(db: Kysely<Tables>, size: Size, now: Date): Promise<void> {
  await migrate(db)
  // What is filled in once needs no wait for the disk, and large indexes are built in memory.
  await sql`set statement_timeout = 0`.execute(db)
  await sql`set synchronous_commit = off`.execute(db)
  await sql`set maintenance_work_mem = '256MB'`.execute(db)
  const catalogue = makeCatalogue(size)
  await allowNoSlugs(db)
  await barely(db, async () => {
    const ids = await insertCatalogue(db, catalogue, now)
    await insertLinks(db, catalogue, ids)
    await insertReviews(db, makeReviews(catalogue), ids, now)
    await insertWaitingReviews(db, WAITING_MODELS, ids, now)
    await insertTraffic(db, size.interactions, ids, now)
    await insertSubscribers(db, now)
    await countSums(db)
    await fillSlugs(db)
    // Demo content is kept out of search engines, which is no figure of the site.
    for (const table of ['casinos', 'bonuses', 'games', 'posts'])
      await sql`update ${sql.table(table)} set is_demo = false`.execute(db)
    // Counting wrote every row again; without this each would be read from twice as many places.
    for (const table of ['casinos', 'bonuses', 'games'])
      await sql`vacuum full ${sql.table(table)}`.execute(db)
  })
  await sql`vacuum analyze`.execute(db)
}
