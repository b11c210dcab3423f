/** How much visitors care for each game (decision D-44). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** To be joined: clicks, demos and plays of each game after an instant; games without any are absent. */
export function gameInterest(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom('interactions')
    .where('target_type', '=', 'game')
    .where('interaction_type', 'in', ['game_click', 'game_modal'])
    .where('created_at', '>=', since)
    .groupBy('target_id')
    .select(['target_id', sql<number>`count(*)::integer`.as('count')])
}
