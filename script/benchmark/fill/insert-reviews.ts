import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DemoIds } from '#db/demo/demo-ids.ts'
import type { DemoReview } from '#db/demo/demo-schemas.ts'
import { reviewRow } from '#db/demo/insert-reviews.ts'
import type { Tables } from '#db/tables.ts'
import { inPieces } from './in-pieces.ts'
import { insertRows } from './insert-rows.ts'

const PIECE = 2_000

/** Inserts the reviews oldest first, so that ids and places on the disk grow with the dates, as they do in life. */
export async function insertReviews(
  db: Kysely<Tables>,
  reviews: Iterable<DemoReview>,
  ids: DemoIds,
  now: Date,
): Promise<void> {
  await sql`create temporary table unsorted_reviews (like reviews)`.execute(db)
  await sql`alter table unsorted_reviews alter column id drop not null`.execute(db)
  let written = 0
  let columns: string[] = []
  await inPieces(reviews, PIECE, async (piece) => {
    const rows = piece.map((review) => rowOf(review, ids, now, written++))
    columns = Object.keys(rows[0] ?? {})
    await insertRows(db, 'unsorted_reviews', rows)
  })
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into reviews (${list}) select ${list} from unsorted_reviews order by created_at`.execute(
    db,
  )
  await sql`drop table unsorted_reviews`.execute(db)
}

/** Every so many reviews keep no pros and cons, as reviews of an older site would. */
const WITHOUT_LISTS = 12

function rowOf(review: DemoReview, ids: DemoIds, now: Date, index: number) {
  const row = { ...reviewRow(review, ids, now), is_published: true, held_for: [] }
  return index % WITHOUT_LISTS === 0 ? { ...row, pros: [], cons: [] } : row
}
