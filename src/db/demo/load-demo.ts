/** Fills an empty database with the demo catalogue. */
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { HOUR_MS, withTimeLimit } from '../time-limit.ts'
import { DEMO_ARTICLES } from './articles.ts'
import { DEMO_BONUSES } from './bonuses.ts'
import { DEMO_CASINOS } from './casinos.ts'
import { DEMO_GAMES } from './games.ts'
import { heldReviews } from './held-reviews.ts'
import { insertCasinos } from './insert-casinos.ts'
import { insertBonuses, insertGameCasinos, insertGames } from './insert-offers.ts'
import type { DemoIds } from './demo-ids.ts'
import { insertArticles } from './insert-articles.ts'
import { insertInteractions } from './insert-interactions.ts'
import { insertReviews } from './insert-reviews.ts'
import { insertSubscribers } from './insert-subscribers.ts'
import { writeDemoReviews } from './reviews/write-reviews.ts'
import { sumsOf } from './review-sums.ts'

export interface DemoCounts {
  casinos: number
  bonuses: number
  games: number
  posts: number
  /** Published ones; a few more wait for staff. */
  reviews: number
}

/**
 * Loads everything in one transaction. The same `now` gives the same rows with the same ids on an
 * empty database: Aldermoon is casino 1. Dates in the catalogue are days before `now`.
 * @internal The tests load it; a site loads it with `loadDemoOnce`.
 */
export async function loadDemo(db: Kysely<Tables>, now: Date): Promise<DemoCounts> {
  return await db.transaction().execute((trx) => insertDemo(trx, now))
}

async function insertDemo(trx: Transaction<Tables>, now: Date): Promise<DemoCounts> {
  const reviews = writeDemoReviews({ casinos: DEMO_CASINOS, bonuses: DEMO_BONUSES, games: DEMO_GAMES })
  const sums = sumsOf(reviews)
  const casinos = await insertCasinos(trx, DEMO_CASINOS, sums, now)
  const bonuses = await insertBonuses(trx, DEMO_BONUSES, casinos, sums, now)
  const games = await insertGames(trx, DEMO_GAMES, sums, now)
  const ids: DemoIds = { casinos, bonuses, games }
  await insertGameCasinos(trx, DEMO_GAMES, DEMO_CASINOS, ids)
  await insertArticles(trx, DEMO_ARTICLES, ids, now)
  await insertReviews(trx, reviews, ids, now)
  await trx.insertInto('reviews').values(heldReviews(ids, now)).execute()
  await insertInteractions(trx, ids, now)
  await insertSubscribers(trx, now)
  // The embedded engine has no autovacuum to gather statistics.
  await sql`analyze`.execute(trx)
  return {
    casinos: DEMO_CASINOS.length,
    bonuses: DEMO_BONUSES.length,
    games: DEMO_GAMES.length,
    posts: DEMO_ARTICLES.length,
    reviews: reviews.length,
  }
}

/**
 * Loads it into an empty database, and only once however many processes start on that at the same time. False:
 * there was something already.
 */
export async function loadDemoOnce(db: Kysely<Tables>, now: Date): Promise<boolean> {
  // Waiting for another process that loads takes longer than a visitor's query may.
  return withTimeLimit(HOUR_MS, () => db.connection().execute((connection) => loadOn(connection, now)))
}

async function loadOn(connection: Kysely<Tables>, now: Date): Promise<boolean> {
  await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(connection)
  try {
    return await connection.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('evenhand demo catalogue'))`.execute(trx)
      if (await hasCatalogue(trx)) return false
      await insertDemo(trx, now)
      return true
    })
  } finally {
    await sql`reset statement_timeout; reset lock_timeout`.execute(connection)
  }
}

/** The setting of a site whose demo catalogue was removed; "true" or absent. */
export const DEMO_REMOVED = 'demo_removed'

/** True when there is anything that the demo catalogue would mix with, or when it was removed before. */
export async function hasCatalogue(db: Kysely<Tables>): Promise<boolean> {
  const { isFilled } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from casinos) or exists (select from games) or exists (select from posts)
        or exists (select from site_settings where name = ${DEMO_REMOVED})`.as('isFilled'),
    )
    .executeTakeFirstOrThrow()
  return isFilled
}
