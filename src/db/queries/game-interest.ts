/** How much visitors care for each game (decision D-44). */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Clicks, demos and plays of each game since an instant, by its id; games without any are absent. */
export async function countGameInterest(
  db: Kysely<Tables>,
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('interactions')
    .where('target_type', '=', 'game')
    .where('interaction_type', 'in', ['game_click', 'game_modal'])
    .where('created_at', '>=', since)
    .where(sql<boolean>`target_id ~ '^[1-9][0-9]{0,8}$'`)
    .groupBy('target_id')
    .select(['target_id', sql<number>`count(*)::integer`.as('count')])
    .execute()
  return new Map(rows.map(({ target_id, count }) => [Number(target_id), count]))
}
