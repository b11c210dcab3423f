import { markMailSent, postponeMail, takeDueMails } from '#db/queries/mail/mail-queue-writes.ts'
import type { TakenMail } from '#db/queries/mail/mail-queue-writes.ts'
import { retrying } from '#db/retry.ts'
import type { Mailer } from '#platform/mail.ts'
import type { App } from '../app/app.ts'
import { mailFailure } from './mail-failure.ts'
import { perDatabase } from '../app/per-database.ts'

const MINUTE_MS = 60_000
const FIRST_WAIT_MS = MINUTE_MS
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS
/** Longer than a mail server may take for the mails of one batch, which are sent side by side. */
const LEASE_MS = 10 * MINUTE_MS
const BATCH = 5

/**
 * Sends the mails that are due; several processes may do so at once and never send the same one. A mail that
 * is not taken is tried again after 1 minute, then 2, 4 … up to 6 hours, and given up after 3 days.
 * A call while this process is sending makes it look once more.
 */
export function sendQueuedMail(app: App): Promise<void> {
  const { mail } = app
  if (mail === undefined || app.isStopping()) return Promise.resolve()
  const sender = senderOf(app.db)
  sender.again = true
  sender.running ??= sendWhileAsked(app, mail, sender).finally(() => (sender.running = undefined))
  return sender.running
}

/** Done when the mails that are on their way have been handed over; the rest stays in the queue. */
export async function finishSending(app: App): Promise<void> {
  await senderOf(app.db).running?.catch(() => undefined)
}

interface Sender {
  running: Promise<void> | undefined
  again: boolean
}

const senderOf = perDatabase((): Sender => ({ running: undefined, again: false }))

async function sendWhileAsked(app: App, mailer: Mailer, sender: Sender): Promise<void> {
  while (sender.again) {
    sender.again = false
    await sendDue(app, mailer)
  }
}

async function sendDue(app: App, mailer: Mailer): Promise<void> {
  while (!app.isStopping()) {
    const now = app.now()
    const mails = await takeDueMails(app.db, { now, until: later(now, LEASE_MS), limit: BATCH })
    const sent = await Promise.all(mails.map((mail) => sendOne(app, mailer, mail)))
    // Nothing was due, or the mail server is away and the others can wait as well.
    if (!sent.includes(true)) return
  }
}

/** Never rejects: what cannot be written down is tried again when the lease is over. */
async function sendOne(app: App, mailer: Mailer, mail: TakenMail): Promise<boolean> {
  const { id, attempts, recipient: to, subject, text, html, headers } = mail
  try {
    await mailer.send({ to, subject, text, html, headers })
  } catch (error) {
    const reason = mailFailure(error)
    const next = nextAttempt(mail, app.now())
    const line = { mail: id, attempts, reason }
    if (next === null) app.log.error(line, 'mail given up')
    else app.log.warn(line, 'mail not sent, it will be tried again')
    await noted(app, () => postponeMail(app.db, id, next, reason))
    return false
  }
  app.log.info({ mail: id, attempts }, 'mail sent')
  await noted(app, () => markMailSent(app.db, id, app.now()))
  return true
}

function nextAttempt({ attempts, createdAt }: TakenMail, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_MS) return null
  return later(now, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)))
}

async function noted(app: App, write: () => Promise<void>): Promise<void> {
  await retrying(write).catch((error: unknown) =>
    app.log.error({ err: error }, 'the mail queue stands still'),
  )
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
