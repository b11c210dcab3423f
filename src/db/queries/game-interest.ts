/** How much visitors care for each game (decision D-44). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** To be joined: clicks, demos and plays of each game since an instant; games without any are absent. */
export function gameInterest(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom('interactions')
    .where('target_type', '=', 'game')
    .where('interaction_type', 'in', ['game_click', 'game_modal'])
    .where('created_at', '>=', since)
    .groupBy('target_id')
    .select(['target_id', sql<number>`count(*)::integer`.as('count')])
}

/** The same as a map by the game's id. */
export async function countGameInterest(
  db: Kysely<Tables>,
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await gameInterest(db, since)
    .where(sql<boolean>`target_id ~ '^[0-9]{1,9}$'`)
    .execute()
  return new Map(rows.map(({ target_id, count }) => [Number(target_id), count]))
}
