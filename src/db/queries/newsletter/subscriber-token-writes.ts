import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { TokenPurpose } from './subscriber-tokens.ts'

export async function insertSubscriberTokens(
  db: Kysely<Tables>,
  subscriberId: number,
  hashOf: Readonly<Record<TokenPurpose, string>>,
  now: Date,
): Promise<void> {
  const purposes = ['confirm', 'unsubscribe'] as const
  await db
    .insertInto('subscriber_tokens')
    .values(
      purposes.map((purpose) => ({
        token_hash: hashOf[purpose],
        subscriber_id: subscriberId,
        purpose,
        created_at: now,
      })),
    )
    .execute()
}

/** Invalidates all confirmation links of this subscriber. */
export async function deleteConfirmTokens(db: Kysely<Tables>, subscriberId: number): Promise<void> {
  await db
    .deleteFrom('subscriber_tokens')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .execute()
}
