import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ReviewsTable, Tables } from '../../tables.ts'

export type ReviewRow = Selectable<ReviewsTable>
export type NewReviewRow = Insertable<ReviewsTable>

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
