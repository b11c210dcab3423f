/** Which casinos offer which games, as the game form names them: inactive ones too. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { inBatches } from '../sql/in-batches.ts'

export interface GameLinks {
  gameId: number
  casinoIds: readonly number[]
}

/** The casinos of each of these games, by id; a game without any is left out. */
export async function listGameLinks(
  db: Kysely<Tables>,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const rows = await db
    .selectFrom('game_casinos')
    .where(sql<boolean>`game_id = any(${[...gameIds]}::integer[])`)
    .groupBy('game_id')
    .select(['game_id', sql<number[]>`array_agg(casino_id order by casino_id)`.as('casinoIds')])
    .execute()
  return new Map(rows.map(({ game_id, casinoIds }) => [game_id, casinoIds]))
}

/** Adds the links of new games. */
export async function insertGameLinks(db: Kysely<Tables>, games: readonly GameLinks[]): Promise<void> {
  const links = games.flatMap(({ gameId, casinoIds }) => casinoIds.map((casinoId) => ({ gameId, casinoId })))
  await inBatches(
    links,
    async (batch) => {
      const games = batch.map(({ gameId }) => gameId)
      const casinos = batch.map(({ casinoId }) => casinoId)
      await sql`insert into game_casinos (game_id, casino_id)
        select * from unnest(${games}::integer[], ${casinos}::integer[])`.execute(db)
      return []
    },
    LINKS_AT_ONCE,
  )
}

/** Makes these casinos the ones that offer each game; links that stay are not touched. */
export async function setGameLinks(db: Kysely<Tables>, games: readonly GameLinks[]): Promise<void> {
  const links = games.flatMap(({ gameId, casinoIds }) => casinoIds.map((casinoId) => ({ gameId, casinoId })))
  const gameIds = sql`${links.map(({ gameId }) => gameId)}::integer[]`
  const casinoIds = sql`${links.map(({ casinoId }) => casinoId)}::integer[]`
  await sql`
    delete from game_casinos where game_id = any(${games.map(({ gameId }) => gameId)}::integer[])
      and (game_id, casino_id) not in (select * from unnest(${gameIds}, ${casinoIds}))`.execute(db)
  await sql`
    insert into game_casinos (game_id, casino_id)
    select * from unnest(${gameIds}, ${casinoIds}) on conflict do nothing`.execute(db)
}

/** Two parameters a statement, however many links; the statement's time is the limit. */
const LINKS_AT_ONCE = 10_000
