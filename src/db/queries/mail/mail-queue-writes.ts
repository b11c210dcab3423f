import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface QueuedMail {
  recipient: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

export interface TakenMail extends QueuedMail {
  id: number
  createdAt: Date
  /** This one included. */
  attempts: number
}

export async function insertMail(db: Kysely<Tables>, mail: QueuedMail, now: Date): Promise<void> {
  await db
    .insertInto('mail_queue')
    .values({ ...mail, headers: JSON.stringify(mail.headers), created_at: now, send_after: now })
    .execute()
}

/**
 * Takes mails that are due. Until the time given nobody else gets them: a process that dies while it sends
 * leaves them to another one then.
 */
export async function takeDueMails(
  db: Kysely<Tables>,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<TakenMail[]> {
  return db
    .updateTable('mail_queue')
    .set({ send_after: until, attempts: sql`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_queue')
        .select('id')
        .where('sent_at', 'is', null)
        .where('send_after', '<=', now)
        .orderBy('send_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'text',
      'html',
      'headers',
      'created_at as createdAt',
      'attempts',
    ])
    .execute()
}

/** Empties the mail as well: its links are nobody's business any more. */
export async function markMailSent(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ sent_at: now, text: '', html: '', headers: '{}', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** `sendAfter` null gives the mail up. */
export async function postponeMail(
  db: Kysely<Tables>,
  id: number,
  sendAfter: Date | null,
  reason: string,
): Promise<void> {
  await db
    .updateTable('mail_queue')
    .set({ send_after: sendAfter, last_error: reason })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Forgets mails that were sent before this, and those given up that were written before this. */
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
