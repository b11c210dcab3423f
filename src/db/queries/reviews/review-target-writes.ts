/** The sums over reviews that are stored with casinos, bonuses and games. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { ReviewRow } from './review-writes.ts'

/** Adds a published review to its target's sums. Adds in SQL, so that concurrent reviews both count. */
export async function addToSums(db: Kysely<Tables>, review: ReviewRow): Promise<void> {
  await moveSums(db, [review], 1)
}

/** Subtracts a review that is no longer public. */
export async function takeFromSums(db: Kysely<Tables>, review: ReviewRow): Promise<void> {
  await moveSums(db, [review], -1)
}

/** Moves many reviews at once, with one statement per table that writes every target once. */
export async function moveSums(db: Kysely<Tables>, reviews: readonly ReviewRow[], by: 1 | -1): Promise<void> {
  await moveSumsOf(db, 'casinos', ['overall', ...CASINO_SUMS], sumsBy('casino_id', reviews), by)
  await moveSumsOf(db, 'bonuses', ['overall'], sumsBy('bonus_id', reviews), by)
  await moveSumsOf(db, 'games', ['overall'], sumsBy('game_id', reviews), by)
}

const CASINO_SUMS = [
  'bonuses',
  'design',
  'payouts',
  'customer_support',
  'game_selection',
  'mobile_experience',
] as const
type Sum = 'overall' | (typeof CASINO_SUMS)[number]

function sumsBy(
  column: 'casino_id' | 'bonus_id' | 'game_id',
  reviews: readonly ReviewRow[],
): Map<number, ReviewRow[]> {
  const about = reviews.filter((review) => review[column] !== null)
  return Map.groupBy(about, (review) => review[column] ?? 0)
}

async function moveSumsOf(
  db: Kysely<Tables>,
  table: 'casinos' | 'bonuses' | 'games',
  sums: readonly Sum[],
  reviews: ReadonlyMap<number, readonly ReviewRow[]>,
  by: 1 | -1,
): Promise<void> {
  if (reviews.size === 0) return
  const total = (of: readonly ReviewRow[], sum: Sum) =>
    of.reduce((all, review) => all + (review[`${sum}_rating`] ?? 0), 0) * by
  const columns = [
    [...reviews.keys()],
    [...reviews.values()].map((of) => of.length * by),
    ...sums.map((sum) => [...reviews.values()].map((of) => total(of, sum))),
  ]
  const moved = sums.map(
    (sum) =>
      sql`${sql.ref(`${sum}_sum`)} = ${sql.table(table)}.${sql.ref(`${sum}_sum`)} + moved.${sql.ref(`${sum}_by`)}`,
  )
  await sql`
    update ${sql.table(table)} set
      review_count = ${sql.table(table)}.review_count + moved.count_by, ${sql.join(moved)}
    from unnest(${sql.join(columns.map((values) => sql`${values}::integer[]`))})
      as moved (target_id, count_by, ${sql.join(sums.map((sum) => sql.ref(`${sum}_by`)))})
    where ${sql.table(table)}.id = moved.target_id`.execute(db)
}
