import { HOUR_MS } from '#contract/shared/durations.ts'
import { PROGRAM } from '#contract/earnings/limits.ts'
import { ADDRESS_DAYS, TRASH_DAYS } from '#contract/items/limits.ts'
import { MISSING } from '#contract/redirects/limits.ts'
import { MOVED_DAYS } from '#contract/changes/fact-changes.ts'
import { DECISION } from '#contract/reviews/moderation.ts'
import { forgetMoves } from '#db/queries/changes/fact-changes.ts'
import { deleteClickSalts, dropClicksBefore, makeClickPartitions } from '#db/queries/clicks/click-writes.ts'
import { deletePostbackCalls } from '#db/queries/earnings/conversion-writes.ts'
import { deleteChanges } from '#db/queries/runtime/changes.ts'
import { deleteDraftsOfOldTrash, deleteOldDrafts } from '#db/queries/items/draft-writes.ts'
import { deleteExpiredDevices } from '#db/queries/staff/known-device-writes.ts'
import { endFutureSessions } from '#db/queries/runtime/retention-writes.ts'
import { deleteStoredResults } from '#db/queries/runtime/idempotency-writes.ts'
import { deleteLoginPauses } from '#db/queries/staff/login-pause-writes.ts'
import { deleteOldMissingAddresses } from '#db/queries/redirects/missing-address-writes.ts'
import { deleteOldFailedJobs } from '#db/queries/jobs/job-writes.ts'
import { deleteOldMails } from '#db/queries/mail/mail-queue-writes.ts'
import { deleteRateLimits } from '#db/queries/runtime/rate-limit-writes.ts'
import { deleteDecisions } from '#db/queries/reviews/review-decision-writes.ts'
import { deleteEndedSessions } from '#db/queries/staff/session-writes.ts'
import { deleteUnconfirmed } from '#db/queries/newsletter/subscriber-writes.ts'
import { deleteOldSlugs } from '#db/queries/items/slugs.ts'
import { deleteOldTrash } from '#db/queries/items/trash-writes.ts'
import { daysBefore, utcDay } from '#domain/shared/utc-days.ts'
import type { App } from '../app/app.ts'
import { idleSince } from '../staff/idle-since.ts'
import { forgetImports } from '../transfer/forget-imports.ts'
import { forgetVisitors } from './forget-visitors.ts'

/**
 * Deletes expired data. After a day: counters, stored responses and change notes. After 30 days: sent mails, failed
 * jobs, unconfirmed addresses, the trash, undo data of review decisions. After 90 days: addresses of deleted items, and
 * missing addresses that nobody requests. By the settings: drafts, imports, clicks and visitors' data. Also ended
 * sessions, expired devices and marks of changes. For the job `clean-up`.
 */
export async function forgetExpired(app: App): Promise<void> {
  const now = app.now()
  await endSessionsOfFuture(app)
  await deleteRateLimits(app.db, daysBefore(now, 1))
  await deleteLoginPauses(app.db, daysBefore(now, 1))
  await deleteStoredResults(app.db, daysBefore(now, 1))
  await deleteChanges(app.db, daysBefore(now, 1))
  await deleteOldMails(app.db, daysBefore(now, 30))
  await deleteOldFailedJobs(app.db, daysBefore(now, 30))
  await deleteUnconfirmed(app.db, daysBefore(now, 30))
  await deleteEndedSessions(app.db, { now, idleSince: idleSince(app) })
  await deleteExpiredDevices(app.db, now)
  await deleteOldDrafts(app.db, daysBefore(now, app.settings.retention.drafts))
  await deleteDraftsOfOldTrash(app.db, daysBefore(now, TRASH_DAYS))
  await deleteOldSlugs(app.db, daysBefore(now, ADDRESS_DAYS))
  await deleteOldMissingAddresses(app.db, daysBefore(now, MISSING.days))
  await deleteDecisions(app.db, { before: daysBefore(now, DECISION.days) })
  await forgetMoves(app.db, daysBefore(now, MOVED_DAYS))
  await deleteOldTrash(app.db, daysBefore(now, TRASH_DAYS))
  await forgetVisitors(app)
  await forgetImports(app)
  await forgetClicks(app)
}

/** Clocks of machines differ by less. */
const CLOCKS_MS = HOUR_MS

async function endSessionsOfFuture({ db, now, log }: App): Promise<void> {
  const sessions = await endFutureSessions(db, new Date(now().getTime() + CLOCKS_MS))
  if (sessions > 0)
    log.warn(
      { sessions },
      'the clock was ahead for a while: sessions that it had begun in the future were ended',
    )
}

/**
 * Drops old months of clicks, salts of past days and old calls of programmes, and creates partitions for the next
 * months. Reported events stay.
 */
async function forgetClicks(app: Pick<App, 'db' | 'now' | 'settings'>): Promise<void> {
  const now = app.now()
  await app.db.transaction().execute((db) => makeClickPartitions(db, now))
  await app.db
    .transaction()
    .execute((db) => dropClicksBefore(db, daysBefore(now, app.settings.retention.clicks)))
  await deleteClickSalts(app.db, utcDay(now))
  await deletePostbackCalls(app.db, {
    before: daysBefore(now, PROGRAM.callsKeptDays),
    refusedBefore: daysBefore(now, PROGRAM.refusedKeptDays),
  })
}
