import { deleteChanges } from '#db/queries/changes.ts'
import { deleteExpiredDevices } from '#db/queries/known-device-writes.ts'
import { deleteKeptAnswers } from '#db/queries/idempotency-writes.ts'
import { deleteLoginPauses } from '#db/queries/login-pause-writes.ts'
import { deleteOldMails } from '#db/queries/mail-queue-writes.ts'
import { deleteRateLimits } from '#db/queries/rate-limit-writes.ts'
import { deleteUnconfirmed } from '#db/queries/subscriber-writes.ts'
import { deleteVotes } from '#db/queries/vote-writes.ts'
import { deleteEndedSessions } from '#db/queries/session-writes.ts'
import { deleteOldTrash } from '#db/queries/trash-writes.ts'
import { TRASH_DAYS } from '#contract/limits.ts'
import type { App } from './app.ts'
import { idleSince } from './idle-since.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Deletes what has served its time: after a day counters, kept answers, noted changes and the address hashes of
 * past votes, after 30 days sent mails, addresses that were never confirmed and what lies in the trash, and
 * sessions that have ended and devices that are known no longer. For the clock.
 */
export async function forgetExpired(app: App): Promise<void> {
  const dayAgo = new Date(app.now().getTime() - DAY_MS)
  const monthAgo = new Date(app.now().getTime() - 30 * DAY_MS)
  await deleteRateLimits(app.db, dayAgo)
  await deleteLoginPauses(app.db, dayAgo)
  await deleteKeptAnswers(app.db, dayAgo)
  await deleteChanges(app.db, dayAgo)
  await deleteVotes(app.db, dayAgo.toISOString().slice(0, 10))
  await deleteOldMails(app.db, monthAgo)
  await deleteUnconfirmed(app.db, monthAgo)
  await deleteEndedSessions(app.db, { now: app.now(), idleSince: idleSince(app) })
  await deleteExpiredDevices(app.db, app.now())
  await deleteOldTrash(app.db, new Date(app.now().getTime() - TRASH_DAYS * DAY_MS))
}
