import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/shared/durations.ts'
import type { Tables } from '../../tables.ts'
import { findWarnedCasino, listRecentTests } from '../casinos/recent-tests.ts'
import type { RecentTest, WarnedCasino } from '../casinos/recent-tests.ts'
import { listFactChanges } from '../changes/fact-changes.ts'
import type { KeptChange } from '../changes/fact-changes.ts'

export interface Month {
  terms: KeptChange[]
  scores: KeptChange[]
  tests: RecentTest[]
  warned: WarnedCasino | undefined
}

const SPAN_DAYS = 30
/** Of each kind, so that all of it is a handful of lines. */
const LIMIT = 2
/** Entries of the public history that are read: some are of items without a page now. */
const LATEST = 200

/** What the staff's work of the last 30 days changed for visitors, as it is stored. */
export async function readMonth(db: Kysely<Tables>, now: Date): Promise<Month> {
  const span = { since: new Date(now.getTime() - SPAN_DAYS * DAY_MS), now, limit: LIMIT }
  const [changes, tests, warned] = await Promise.all([
    listFactChanges(db, { since: span.since, limit: LATEST }),
    listRecentTests(db, span),
    findWarnedCasino(db),
  ])
  const shown = changes.filter(({ path, isRemoved }) => path !== null && !isRemoved)
  return {
    terms: oneEach(shown.filter(({ kind }) => kind === 'bonus')),
    scores: oneEach(shown.filter(({ field }) => field === 'safetyIndex')),
    tests,
    warned,
  }
}

/** The latest change of each thing. */
function oneEach(changes: readonly KeptChange[]): KeptChange[] {
  const first = new Map(changes.toReversed().map((change) => [change.itemId, change]))
  return [...first.values()].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, LIMIT)
}
