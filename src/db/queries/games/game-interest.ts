import { sql, type Kysely } from 'kysely'
import { utcDay } from '#domain/shared/utc-days.ts'
import type { Tables } from '../../tables.ts'

/**
 * How many visitors clicked, tried or played each game since a day, by game id. A visitor counts again on another day.
 * Games without interest are absent.
 */
export async function countGameInterest(
  db: Kysely<Tables>,
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('interest')
    .where('measure', '=', 'game')
    .where('day', '>=', utcDay(since))
    .groupBy('target_id')
    .select(['target_id', sql<number>`sum(visitors)::integer`.as('count')])
    .execute()
  return new Map(rows.map(({ target_id, count }) => [target_id, count]))
}
