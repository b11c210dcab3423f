/** Fills an empty database with the demo catalogue. */
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { HOUR_MS } from '#contract/shared/durations.ts'
import type { Tables } from '../tables.ts'
import { landingStore } from '../queries/landing/landing-store.ts'
import { withTimeLimit } from '../time-limit.ts'
import type { DemoIds } from './demo-ids.ts'
import { hasCatalogue } from './has-catalogue.ts'
import { insertInteractions } from './insert-interactions.ts'
import { insertArticles, insertBonuses, insertCasinos, insertGames } from './insert-items.ts'
import { insertReviews, insertWaitingReviews } from './insert-reviews.ts'
import { insertSubscribers } from './insert-subscribers.ts'
import { readDemo } from './read-demo.ts'
import type { Demo } from './read-demo.ts'
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
 * empty database: Aldermoon is casino 1. Dates in the catalogue are counted from `now`.
 * @internal The tests load it; a site loads it with `loadDemoOnce`.
 */
export async function loadDemo(db: Kysely<Tables>, now: Date): Promise<DemoCounts> {
  const demo = readDemo()
  return await db.transaction().execute((trx) => insertDemo(trx, demo, now))
}

async function insertDemo(trx: Transaction<Tables>, demo: Demo, now: Date): Promise<DemoCounts> {
  const published = demo.reviews.filter(({ waits }) => waits === undefined)
  const waiting = demo.reviews.filter(({ waits }) => waits !== undefined)
  const sums = sumsOf(published)
  const casinos = await insertCasinos(trx, demo.casinos, sums, now)
  const bonuses = await insertBonuses(trx, demo.bonuses, casinos, sums, now)
  const games = await insertGames(trx, demo.games, casinos, sums, now)
  const ids: DemoIds = { casinos, bonuses, games }
  await insertArticles(trx, demo.articles, ids, now)
  const beside = demo.landingPages.map(() => ({ is_demo: true, created_at: now }))
  await landingStore.insertForms(trx, demo.landingPages, now, beside)
  await insertReviews(trx, published, ids, now)
  await insertWaitingReviews(trx, waiting, ids, now)
  await insertInteractions(trx, ids, now)
  await insertSubscribers(trx, now)
  await analyseTables(trx)
  return {
    casinos: demo.casinos.length,
    bonuses: demo.bonuses.length,
    games: demo.games.length,
    posts: demo.articles.length,
    reviews: published.length,
  }
}

/** The embedded engine has no autovacuum to gather statistics. Tables of others in the database are left alone: they may be locked. */
async function analyseTables(trx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(trx)
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(trx)
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
      await insertDemo(trx, readDemo(), now)
      return true
    })
  } finally {
    await sql`reset statement_timeout; reset lock_timeout`.execute(connection)
  }
}
