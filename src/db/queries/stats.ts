/** The counters of the home page (decision D-16). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Stats } from '#contract/site.schema.ts'
import type { Tables } from '../tables.ts'

/** How many active casinos, active bonuses of active casinos, and active games there are. */
export async function countTotals(db: Kysely<Tables>): Promise<Omit<Stats, 'happyUsers'>> {
  return db
    .selectNoFrom([
      sql<number>`(select count(*)::integer from casinos where is_active)`.as('totalCasinos'),
      sql<number>`(select count(*)::integer from bonuses join casinos on casinos.id = bonuses.casino_id
        where bonuses.is_active and casinos.is_active)`.as('totalBonuses'),
      sql<number>`(select count(*)::integer from games where is_active)`.as('totalGames'),
    ])
    .executeTakeFirstOrThrow()
}
