import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface QueuedMail {
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

export async function insertMail(db: Kysely<Tables>, mail: QueuedMail, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('mail_queue')
    .values({ ...mail, headers: JSON.stringify(mail.headers), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that is not sent yet; undefined when it was sent or deleted. */
export async function findMail(db: Kysely<Tables>, id: number): Promise<QueuedMail | undefined> {
  return db
    .selectFrom('mail_queue')
    .select(['recipient', 'subject', 'text', 'html', 'headers'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
}

/** Also deletes the contents, because links in mails are secrets. */
export async function markMailSent(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ sent_at: now, text: '', html: '', headers: '{}', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes mails sent before a time, and unsent mails written before a time. */
export async function deleteOldMails(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_queue')
    .where((eb) =>
      eb.or([eb('sent_at', '<', before), eb.and([eb('sent_at', 'is', null), eb('created_at', '<', before)])]),
    )
    .execute()
}
