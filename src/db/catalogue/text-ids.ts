/** What contains a search text, asked of the database: its trigram indexes know every text, the index none. */
import { sql } from 'kysely'
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../tables.ts'
import { contains } from '../queries/sql/sql-pieces.ts'

/** In name, description, features, payment methods or game providers; hidden casinos too. */
export function listCasinoIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  return readIds(db, idsWhere('casinos', contains('search_text', text)))
}

/** Every one of these folded words begins a word in one of them. */
export function listCasinoIdsWithWords(db: Kysely<Tables>, words: readonly string[]): Promise<number[]> {
  const conditions = words.map((word) => sql<SqlBool>`search_text ~ ${String.raw`\m${word}`}`)
  return readIds(db, idsWhere('casinos', sql<SqlBool>`${sql.join(conditions, sql` and `)}`))
}

/** In name or provider; hidden games too. */
export function listGameIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  return readIds(db, idsWhere('games', contains('search_text', text)))
}

/** By casino, title, type or amount. Types are stored with underscores, so "no deposit" looks for both spellings. */
export function listBonusIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  const spellings = new Set([text, text.replaceAll(/[ -]/g, '_')])
  return readIds(
    db,
    // A union and not an "or", which no index over two tables could answer.
    sql.join(
      [
        sql`select bonuses.id from bonuses join casinos on casinos.id = casino_id where ${contains('casinos.name_text', text)}`,
        ...[...spellings].map((spelling) => idsWhere('bonuses', contains('search_text', spelling))),
      ],
      sql` union `,
    ),
  )
}

function idsWhere(table: 'casinos' | 'bonuses' | 'games', condition: Expression<SqlBool>) {
  return sql`select id from ${sql.table(table)} where ${condition}`
}

/** As one text, because thousands of rows of one number each are dear to read. */
async function readIds(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (${query}) as found`.execute(db)
  return rows[0]?.ids?.split(',').map(Number) ?? []
}
