import { INTEREST_KEPT_DAYS } from '#contract/analytics/limits.ts'
import { deleteOldRows, deleteReviewHashes } from '#db/queries/runtime/retention-writes.ts'
import { deleteVotes } from '#db/queries/reviews/vote-writes.ts'
import { daysBefore, utcDay } from '#domain/shared/utc-days.ts'
import type { App } from '../app/app.ts'

/**
 * Deletes interactions, stored comparisons and address hashes that are older than the settings allow, and old sums of
 * interest. Votes and counted visits have a day and no time, so their hashes are deleted at the end of that day, or as
 * many midnights later as retention has days.
 */
export async function forgetVisitors(app: App): Promise<void> {
  const { db, settings } = app
  const { interactions, comparisons, addressHashes } = settings.retention
  const before = (days: number) => daysBefore(app.now(), days)
  const firstDay = utcDay(before(addressHashes - 1))
  await deleteVotes(db, firstDay)
  await inBatches(app, (most) => deleteOldRows(db, 'interest_today', firstDay, most))
  await inBatches(app, (most) => deleteReviewHashes(db, before(addressHashes), most))
  await inBatches(app, (most) => deleteOldRows(db, 'comparisons', before(comparisons), most))
  await inBatches(app, (most) => deleteOldRows(db, 'interactions', before(interactions), most))
  await inBatches(app, (most) => deleteOldRows(db, 'interest', utcDay(before(INTEREST_KEPT_DAYS)), most))
}

/** Rows per statement, well below the time limit. The first run after an update has most to delete. */
const BATCH = 2_000

async function inBatches(app: App, remove: (most: number) => Promise<number>): Promise<void> {
  let removed = BATCH
  while (removed === BATCH && !app.isStopping()) removed = await remove(BATCH)
}
