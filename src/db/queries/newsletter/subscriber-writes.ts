import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface KeptSubscriber {
  id: number
  /** As first typed. */
  email: string
  /** True while confirmed and not unsubscribed. */
  counts: boolean
}

/**
 * Stores an address once, ignoring case, and locks its row until the transaction ends. A new subscriber is not
 * confirmed yet.
 */
export async function keepSubscriber(db: Kysely<Tables>, email: string, now: Date): Promise<KeptSubscriber> {
  return db
    .insertInto('subscribers')
    .values({ email, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet((eb) => ({ email: eb.ref('subscribers.email') })),
    )
    .returning((eb) => [
      'subscribers.id',
      'subscribers.email',
      eb
        .and([eb('subscribers.confirmed_at', 'is not', null), eb('subscribers.unsubscribed_at', 'is', null)])
        .$castTo<boolean>()
        .as('counts'),
    ])
    .executeTakeFirstOrThrow()
}

export async function markConfirmed(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ confirmed_at: now, unsubscribed_at: null })
    .where('id', '=', id)
    .execute()
}

export async function markUnsubscribed(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('subscribers').set({ unsubscribed_at: now }).where('id', '=', id).execute()
}

/** Deletes a subscriber with links and mails; false when there is none. */
export async function deleteSubscriber(db: Kysely<Tables>, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('subscribers')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (deleted === undefined) return false
  await db
    .deleteFrom('mail_queue')
    .where(sql<boolean>`lower(recipient) = lower(${deleted.email})`)
    .execute()
  return true
}

/** Deletes subscribers who never confirmed and were last asked before a time. */
export async function deleteUnconfirmed(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriber_tokens')
            .select('token_hash')
            .whereRef('subscriber_id', '=', 'subscribers.id')
            .where('subscriber_tokens.created_at', '>=', before),
        ),
      ),
    )
    .execute()
}
