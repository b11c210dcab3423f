import { sql, type Kysely } from 'kysely'
import { DAY_MS } from '#contract/shared/durations.ts'
import type { Tables } from '../../tables.ts'

/** Counts of the last 30 days, for listed casinos. */
export interface Month {
  withdrawals: number
  /** Casinos that were tested or fact-checked. */
  tests: number
  /** Entries of the change history about terms and facts. */
  terms: number
  /** Published visitor reviews. */
  reviews: number
}

const SPAN_DAYS = 30

/** The editorial work of the last 30 days. */
export async function readMonth(db: Kysely<Tables>, now: Date): Promise<Month> {
  const since = new Date(now.getTime() - SPAN_DAYS * DAY_MS)
  const [from, to] = [since.toISOString().slice(0, 10), now.toISOString().slice(0, 10)]
  const { rows } = await sql<Month>`
    select
      (select count(*) from casinos, jsonb_array_elements(payout_tests) as test
        where is_listed and payouts_timed > 0 and last_payout_test(payout_tests) >= ${from}
          and left(test ->> 'askedAt', 10) between ${from} and ${to})::int as withdrawals,
      (select count(*) from casinos where is_listed
        and greatest(tested_on, checked_on) between ${from}::date and ${to}::date)::int as tests,
      (select count(*) from fact_changes where at between ${since} and ${now})::int as terms,
      (select count(*) from reviews where is_published and created_at between ${since} and ${now})::int as reviews`.execute(
    db,
  )
  return rows[0] ?? { withdrawals: 0, tests: 0, terms: 0, reviews: 0 }
}
