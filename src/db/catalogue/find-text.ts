/**
 * Finds items by text: those that contain it as typed, and only without any of these, those of its corrected reading.
 */
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { withoutFillers } from '#domain/search/filler-words.ts'
import { foldedWords, foldText } from '#domain/search/fold-text.ts'
import { contains } from '../queries/sql/sql-pieces.ts'
import type { Tables } from '../tables.ts'
import { anyOf } from './bitset.ts'
import { findByName, type FoundByName } from './find-by-name.ts'
import type { Indexes } from './indexes.ts'
import { NAME_RANKS } from './name-index.ts'
import type { TextAnswer } from './text-answers.ts'

type Db = Kysely<Tables>
type List = 'casinos' | 'bonuses' | 'games'

export async function findText(
  db: Db,
  indexes: Indexes,
  list: List,
  text: string,
): Promise<TextAnswer | undefined> {
  if (text === '') return undefined
  const { rows, texts } = indexes[list]
  return texts.find(text, async () => {
    const exact = rows.slotsOf(await CONTAINING[list](db, text))
    if (!exact.isEmpty()) return { slots: exact }
    const found = findByName(indexes, text)
    const named = found === undefined ? [] : NAME_RANKS.map((rank) => found[list][rank])
    const others = list === 'casinos' ? [rows.slotsOf(await listMeantCasinoIds(db, text, found))] : []
    const slots = anyOf([...named, ...others])
    const isCorrected = found?.reading.isCorrected === true && !slots.isEmpty()
    return { slots, correctedTo: isCorrected ? found.reading.words : undefined }
  })
}

const CONTAINING: Readonly<Record<List, (db: Db, text: string) => Promise<number[]>>> = {
  casinos: listCasinoIdsWith,
  bonuses: listBonusIdsWith,
  games: listGameIdsWith,
}

/** Shorter words occur in every description, so a text with one is searched for as a whole only. */
const SHORTEST_WORD = 3

/** Casinos are also found by description, features, payment methods and studios, which only the database holds. */
async function listMeantCasinoIds(db: Db, text: string, found: FoundByName | undefined): Promise<number[]> {
  const words = found?.reading.words ?? withoutFillers(foldedWords(foldText(text)))
  const phrase = words.join(' ')
  if (phrase === '') return []
  const ids = await listCasinoIdsWith(db, phrase)
  const isLong = words.length > 1 && words.every((word) => word.length >= SHORTEST_WORD)
  return ids.length > 0 || !isLong ? ids : listCasinoIdsWithWords(db, words)
}

/**
 * Casinos, hidden ones included, with a text in name, description, features, payment methods or studios. The trigram
 * indexes of the database find any text, unlike the index in memory.
 */
function listCasinoIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  return readIds(db, idsWhere('casinos', contains('search_text', text)))
}

/** Every folded word must begin a word in one of them. */
function listCasinoIdsWithWords(db: Kysely<Tables>, words: readonly string[]): Promise<number[]> {
  const conditions = words.map((word) => sql<SqlBool>`search_text ~ ${String.raw`\m${word}`}`)
  return readIds(db, idsWhere('casinos', sql<SqlBool>`${sql.join(conditions, sql` and `)}`))
}

/** In name or studio; includes hidden games. */
function listGameIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  return readIds(db, idsWhere('games', contains('search_text', text)))
}

/** By casino, title, type or amount. Types are stored with underscores, so "no deposit" looks for both spellings. */
function listBonusIdsWith(db: Kysely<Tables>, text: string): Promise<number[]> {
  const spellings = new Set([text, text.replaceAll(/[ -]/g, '_')])
  return readIds(
    db,
    // A union, because no index can answer an "or" over two tables.
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

/** As one text, because reading thousands of one-number rows is slow. */
async function readIds(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',') as ids from (${query}) as found`.execute(db)
  return rows[0]?.ids?.split(',').map(Number) ?? []
}
