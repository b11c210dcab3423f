import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/shared/durations.ts'
import type { Tables } from '../../tables.ts'
import { findWarnedCasino, listRecentTests } from '../casinos/recent-tests.ts'
import type { RecentTest, WarnedCasino } from '../casinos/recent-tests.ts'
import { listScoreChanges, listTermChanges } from './recent-changes.ts'
import type { RecentChange } from './recent-changes.ts'

export interface Month {
  terms: RecentChange[]
  scores: RecentChange[]
  tests: RecentTest[]
  warned: WarnedCasino | undefined
}

const SPAN_DAYS = 30
/** Of each kind, so that all of it is a handful of lines. */
const LIMIT = 2

/** What the staff's work of the last 30 days changed for visitors, as it is stored. */
export async function readMonth(db: Kysely<Tables>, now: Date): Promise<Month> {
  const span = { since: new Date(now.getTime() - SPAN_DAYS * DAY_MS), now, limit: LIMIT }
  const [terms, scores, tests, warned] = await Promise.all([
    listTermChanges(db, span),
    listScoreChanges(db, span),
    listRecentTests(db, span),
    findWarnedCasino(db),
  ])
  return { terms, scores, tests, warned }
}
