/** The tables of the newsletter. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface SubscribersTable {
  id: GeneratedAlways<number>
  email: string
  created_at: Generated<Date>
  /** The database fills in now; null has to be said. */
  confirmed_at: ColumnType<Date | null, Date | null, Date>
  unsubscribed_at: Date | null
}

export interface MailQueueTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  text: string
  html: string
  /** Written as JSON text. */
  headers: ColumnType<Record<string, string>, string, string>
  created_at: Generated<Date>
  /** Null: given up. */
  send_after: Date | null
  attempts: Generated<number>
  last_error: string | null
  sent_at: Date | null
}
