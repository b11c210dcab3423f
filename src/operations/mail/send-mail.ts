import { findMail, markMailSent } from '#db/queries/mail/mail-queue-writes.ts'
import { retrying } from '#db/retry.ts'
import type { App } from '../app/app.ts'

/** Sends a stored mail and clears it. Skips mails that were sent or deleted meanwhile. For the job `mail`. */
export async function sendMail(app: App, id: number): Promise<void> {
  const { db, log, mail: mailer } = app
  if (mailer === undefined) throw new Error('No mail server is configured')
  const mail = await findMail(db, id)
  if (mail === undefined) return
  const { recipient: to, subject, text, html, headers } = mail
  await mailer.send({ to, subject, text, html, headers })
  log.info({ mail: id }, 'mail sent')
  // The server has accepted it, so a failure to record that must not send it again.
  await retrying(() => markMailSent(db, id, app.now())).catch((error: unknown) =>
    log.error({ err: error, mail: id }, 'a sent mail could not be marked as sent'),
  )
}
