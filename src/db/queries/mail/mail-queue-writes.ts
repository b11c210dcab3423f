import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface QueuedMail {
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Stores a mail and returns its id; a job sends it. Without `send_after`, so that versions before the jobs leave it alone. */
export async function insertMail(db: Kysely<Tables>, mail: QueuedMail, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('mail_queue')
    .values({ ...mail, headers: JSON.stringify(mail.headers), created_at: now, send_after: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A mail that is not sent yet, from now on for jobs alone; undefined when it is gone or sent, or when a version before
 * the jobs is sending it.
 */
export async function takeMail(db: Kysely<Tables>, id: number, now: Date): Promise<QueuedMail | undefined> {
  return db
    .updateTable('mail_queue')
    .set({ send_after: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('send_after', 'is', null), is('send_after', '<=', now)]))
    .returning(['recipient', 'subject', 'text', 'html', 'headers'])
    .executeTakeFirst()
}

/** Until when a version before the jobs may be sending this mail; undefined when it is sent or gone. */
export async function findMailPause(db: Kysely<Tables>, id: number): Promise<Date | undefined> {
  const mail = await db
    .selectFrom('mail_queue')
    .select('send_after')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return mail?.send_after ?? undefined
}

/** Empties the mail as well: its links are secrets. */
export async function markMailSent(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ sent_at: now, text: '', html: '', headers: '{}', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Forgets mails that were sent before this, and those never sent that were written before this. */
export async function deleteOldMails(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_queue')
    .where((eb) =>
      eb.or([
        eb('sent_at', '<', before),
        eb.and([eb('sent_at', 'is', null), eb('send_after', 'is', null), eb('created_at', '<', before)]),
      ]),
    )
    .execute()
}
