/** Links of subscribers, found by the SHA-256 of their token. */
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export type TokenPurpose = Tables['subscriber_tokens']['purpose']

export interface FoundToken {
  subscriberId: number
  createdAt: Date
  confirmedAt: Date | null
  unsubscribedAt: Date | null
}

export async function findSubscriberToken(
  db: Kysely<Tables>,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<FoundToken | undefined> {
  return db
    .selectFrom('subscriber_tokens as token')
    .innerJoin('subscribers as subscriber', 'subscriber.id', 'token.subscriber_id')
    .select([
      'subscriber.id as subscriberId',
      'token.created_at as createdAt',
      'subscriber.confirmed_at as confirmedAt',
      'subscriber.unsubscribed_at as unsubscribedAt',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.purpose', '=', purpose)
    .executeTakeFirst()
}

/** True when this subscriber got such a link since then. */
export async function hasSubscriberToken(
  db: Kysely<Tables>,
  purpose: TokenPurpose,
  subscriberId: number,
  since: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('subscriber_tokens')
    .select('token_hash')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return found !== undefined
}
