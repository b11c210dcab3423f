import { insertMail, type QueuedMail } from '#db/queries/mail/mail-queue-writes.ts'
import type { App } from '../app/app.ts'
import { addJob } from '../jobs/add-job.ts'

/** Stores a mail and adds the job to send it, in the caller's transaction. No request waits for the mail server. */
export async function queueMail(app: App, mail: QueuedMail): Promise<void> {
  const id = await insertMail(app.db, mail, app.now())
  await addJob(app, 'mail', { mail: id }, { key: String(id) })
}
