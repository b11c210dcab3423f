import { PROGRAM } from '#contract/shared/limits.ts'
import { deleteClickSalts, dropClicksBefore, makeClickPartitions } from '#db/queries/clicks/click-writes.ts'
import { deletePostbackCalls } from '#db/queries/earnings/conversion-writes.ts'
import { daysBefore, utcDay } from '#domain/shared/utc-days.ts'
import type { App } from '../app/app.ts'

/**
 * Drops the months of clicks that lie before the time of the settings, the secrets of past days and old calls of
 * programmes, and makes room for the clicks of the next months. What programmes reported stays.
 */
export async function forgetClicks(app: Pick<App, 'db' | 'now' | 'settings'>): Promise<void> {
  const now = app.now()
  await app.db.transaction().execute((db) => makeClickPartitions(db, now))
  await app.db
    .transaction()
    .execute((db) => dropClicksBefore(db, daysBefore(now, app.settings.retention.clicks)))
  await deleteClickSalts(app.db, utcDay(now))
  await deletePostbackCalls(app.db, daysBefore(now, PROGRAM.callsKeptDays))
}
