/** Invented data beside the demo's items: visits, clicks, searches and newsletter subscribers. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import { MEASURE_OF } from '#contract/analytics/interest.ts'
import type { Tables } from '../../tables.ts'

/** Real session ids end in random characters; `load-demo.ts` writes ids of this form. */
export const IS_DEMO_VISIT = sql<SqlBool>`session_id ~ '^session_[0-9]+_demo[0-9]+$'`
/** Such addresses cannot receive mail (RFC 2606), so they belong to nobody. */
export const IS_DEMO_READER = sql<SqlBool>`email ~ '^reader[0-9]+@readers\\.example$'`

/** Deletes them permanently, and subtracts the visits from the counts of interest. */
export async function deleteDemoTraffic(db: Kysely<Tables>): Promise<void> {
  const measures = Object.entries(MEASURE_OF)
  await sql`
    with gone as materialized (
      delete from interactions where ${IS_DEMO_VISIT}
      returning session_id, interaction_type, target_id, created_at
    ), counted as (
      select (created_at at time zone 'UTC')::date as day, measure, target_id::integer as target_id,
        count(distinct session_id)::integer as visitors
      from gone join unnest(
        ${measures.map(([type]) => type)}::text[], ${measures.map(([, measure]) => measure)}::text[]
      ) as measures (type, measure) on type = interaction_type
      group by 1, 2, 3
    ), emptied as (
      delete from interest using counted
      where interest.day = counted.day and interest.measure = counted.measure
        and interest.target_id = counted.target_id and interest.visitors <= counted.visitors
    )
    update interest set visitors = interest.visitors - counted.visitors from counted
    where interest.day = counted.day and interest.measure = counted.measure
      and interest.target_id = counted.target_id and interest.visitors > counted.visitors`.execute(db)
  await db.deleteFrom('subscribers').where(IS_DEMO_READER).execute()
}
