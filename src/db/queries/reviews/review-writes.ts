import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Tables } from '../../tables.ts'

export type ReviewRow = Selectable<Tables['reviews']>
export type NewReviewRow = Insertable<Tables['reviews']>

/** Returns the stored row, including defaults. */
export function insertReview(db: Kysely<Tables>, review: NewReviewRow): Promise<ReviewRow> {
  return db.insertInto('reviews').values(review).returningAll().executeTakeFirstOrThrow()
}

export type SentReview = Pick<NewReviewRow, 'user_name' | 'title' | 'content'> & {
  casino_id?: number | null
  bonus_id?: number | null
  game_id?: number | null
  address_hash: string | null
}

/**
 * A review by the same author (name and address) with the same target, title and text, written after `since`; the first
 * one. Until the transaction ends, no other transaction can search for the same review.
 */
export async function findSameReview(
  db: Kysely<Tables>,
  sent: SentReview,
  since: Date,
): Promise<ReviewRow | undefined> {
  const { user_name: name, title, content, address_hash: addressHash } = sent
  const targets = [sent.casino_id ?? null, sent.bonus_id ?? null, sent.game_id ?? null]
  const whole = JSON.stringify([name.toLowerCase(), title, content, addressHash, ...targets])
  await sql`select pg_advisory_xact_lock(hashtextextended(${whole}, 0))`.execute(db)
  const [casinoId, bonusId, gameId] = targets
  return db
    .selectFrom('reviews')
    .selectAll()
    .where(sql`lower(user_name)`, '=', sql`lower(${name})`)
    .where('created_at', '>', since)
    .where(
      sql<boolean>`title = ${title} and content = ${content} and address_hash is not distinct from ${addressHash}
        and (casino_id, bonus_id, game_id) is not distinct from (${casinoId}::integer, ${bonusId}::integer, ${gameId}::integer)`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}

export async function countReviewsFromAddress(
  db: Kysely<Tables>,
  addressHash: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.count
}
