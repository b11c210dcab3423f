/** What the editors did with active casinos of late, by the dates that they stated. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import type { Tables } from '../../tables.ts'

export interface RecentTest {
  id: number
  slug: string
  name: string
  what: 'Tested' | 'Checked'
  /** A day such as "2026-11-22". */
  on: string
  isDemo: boolean
}

export interface WarnedCasino {
  id: number
  slug: string
  name: string
  /** Below what the site recommends, such as "5.4". */
  safetyIndex: string
  /** Why, where the index was set by hand with a reason. */
  reason: string | null
  /** When it was set, marked, checked or tested last; null where none of it is dated. */
  on: string | null
  isDemo: boolean
}

/** Casinos that were tested or checked since a day and not after today: the newest first, the later of the two dates each. */
export async function listRecentTests(
  db: Kysely<Tables>,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<RecentTest[]> {
  const latest = sql<string>`greatest(tested_on, checked_on)`
  const { rows } = await sql<RecentTest>`
    select id, slug, name, case when tested_on = ${latest} then 'Tested' else 'Checked' end as what,
      to_char(${latest}, 'YYYY-MM-DD') as "on", is_demo as "isDemo"
    from casinos
    where is_listed and ${latest} between ${dayOf(since)}::date and ${dayOf(now)}::date
    order by ${latest} desc, id limit ${limit}`.execute(db)
  return rows
}

/** The casino below the recommended safety index that was looked at last, then the one with the lowest index. */
export async function findWarnedCasino(db: Kysely<Tables>): Promise<WarnedCasino | undefined> {
  const { rows } = await sql<WarnedCasino>`
    select id, slug, name, safety_index::text as "safetyIndex", safety_reason as reason,
      to_char(looked.at, 'YYYY-MM-DD') as "on", is_demo as "isDemo"
    from casinos cross join lateral (
      select greatest(safety_set_on, tested_on, checked_on, (
        select max((mark ->> 'on')::date) from jsonb_each(safety_marks) as part (name, mark)
      )) as at
    ) as looked
    where is_active and safety_index < ${RECOMMENDED_SAFETY}::numeric
    order by looked.at desc nulls last, safety_index, id limit 1`.execute(db)
  return rows[0]
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
