import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ReviewsTable, Tables } from '../tables.ts'

export type ReviewRow = Selectable<ReviewsTable>
export type NewReviewRow = Insertable<ReviewsTable>

/** Share of common trigrams from which two texts count as nearly the same, and the shortest text that can be told apart. */
const SIMILARITY = { threshold: '0.85', minCharacters: 30 } as const

/** What the row holds as stored, the server's defaults included. */
export function insertReview(db: Kysely<Tables>, review: NewReviewRow): Promise<ReviewRow> {
  return db.insertInto('reviews').values(review).returningAll().executeTakeFirstOrThrow()
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

/**
 * True when another author has written nearly the same. An author is a name at an address: a visitor
 * who says the same of two casinos copies nobody. Must run inside a transaction.
 */
export async function hasSimilarReview(
  db: Kysely<Tables>,
  review: { content: string; userName: string; addressHash: string | null },
): Promise<boolean> {
  if (review.content.length < SIMILARITY.minCharacters) return false
  await sql`select set_config('pg_trgm.similarity_threshold', ${SIMILARITY.threshold}, true)`.execute(db)
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where(sql<boolean>`content % ${review.content}`)
    .where(
      sql<boolean>`(lower(user_name) <> lower(${review.userName}) or address_hash is distinct from ${review.addressHash})`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
