import { sql, type Kysely } from 'kysely'
import { MEASURE_OF } from '#contract/analytics/interest.ts'
import type { Tables } from '../../tables.ts'
import type { InteractionRow } from './interaction-writes.ts'

/**
 * Stores invented interactions of the past with one statement, for the demo and tests. All targets must exist. Each
 * session counts once per measure, target and day.
 */
export async function insertPastInteractions(
  db: Kysely<Tables>,
  rows: readonly InteractionRow[],
): Promise<void> {
  const measures: Readonly<Record<string, string>> = MEASURE_OF
  await sql`
    with past as materialized (
      select * from unnest(
        ${rows.map((row) => row.sessionId)}::text[], ${rows.map((row) => row.interactionType)}::text[],
        ${rows.map((row) => row.targetId)}::text[], ${rows.map((row) => row.targetType)}::text[],
        ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => measures[row.interactionType] ?? null)}::text[]
      ) as sent (session_id, interaction_type, target_id, target_type, created_at, measure)
    ), counted as (
      insert into interest (day, measure, target_id, visitors)
      select (created_at at time zone 'UTC')::date, measure, target_id::integer, count(distinct session_id) from past
      where measure is not null group by 1, 2, 3
      on conflict (measure, day, target_id) do update set visitors = interest.visitors + excluded.visitors
    )
    insert into interactions (session_id, interaction_type, target_id, target_type, created_at)
    select session_id, interaction_type, target_id, target_type, created_at from past`.execute(db)
}
