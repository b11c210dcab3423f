import { sql, type Kysely, type Transaction } from 'kysely'
import { insertPastInteractions } from '../queries/analytics/past-interaction-writes.ts'
import type { Tables } from '../tables.ts'
import { landingStore } from '../queries/landing/landing-store.ts'
import { inLongTransaction } from '../long-transaction.ts'
import { daysAgo } from './demo-dates.ts'
import type { DemoIds } from './demo-ids.ts'
import { demoTraffic } from './demo-traffic.ts'
import { hasCatalogue } from './has-catalogue.ts'
import { insertChanges } from './insert-changes.ts'
import { insertArticles, insertBonuses, insertCasinos, insertGames } from './insert-items.ts'
import { insertReviews, insertWaitingReviews } from './insert-reviews.ts'
import { readDemo, type Demo } from './read-demo.ts'
import { sumsOf } from './review-sums.ts'
import { randomFrom } from './seeded.ts'

/** Newsletter subscribers: most are confirmed, some of the latest are not yet, and a few have left. */
const SUBSCRIBERS = 84

const WEEKS = 9

/** Links expire after some days; most people confirm within the hour. */
const STILL_OPEN_DAYS = 4

/** Visitor activity of the last two months, for popularity and the dashboard. */
const GAME_DAYS = 29

/** Rows per statement: a balance between long statements and many. */
const ROWS = 2_000

export interface DemoCounts {
  casinos: number
  bonuses: number
  games: number
  posts: number
  /** Published reviews; a few more wait for staff. */
  reviews: number
}

/**
 * Loads everything in one transaction. On an empty database the same `now` gives the same rows with the same ids:
 * Aldermoon is casino 1. Dates in the catalogue are relative to `now`. Sites use `loadDemoOnce`.
 */
export async function loadDemo(db: Kysely<Tables>, now: Date): Promise<DemoCounts> {
  const demo = readDemo()
  return await inLongTransaction(db, (trx) => insertDemo(trx, demo, now))
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
  const beside = demo.landingPages.map(() => ({ is_demo: true }))
  await landingStore.insertForms(trx, demo.landingPages, now, beside)
  await insertChanges(trx, demo.changes, ids, now)
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

/**
 * The embedded engine has no autovacuum to gather statistics. Tables of others in the database are skipped, because
 * they may be locked.
 */
async function analyseTables(trx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(trx)
  await sql`analyze ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(trx)
}

/**
 * Loads the demo into an empty database, once, however many processes start at the same time. False: there was content
 * already.
 */
export async function loadDemoOnce(db: Kysely<Tables>, now: Date): Promise<boolean> {
  return await inLongTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evenhand demo catalogue'))`.execute(trx)
    if (await hasCatalogue(trx)) return false
    await insertDemo(trx, readDemo(), now)
    return true
  })
}

/** Most games get a few clicks and some get many. The rest is `demoTraffic`. */
async function insertInteractions(db: Kysely<Tables>, ids: DemoIds, now: Date): Promise<void> {
  const games = [...ids.games.values()].flatMap((id, index) => [
    ...clicks('game_click', id, Math.floor(60 / (1 + ((index * 37) % 64)))),
    ...clicks('game_modal', id, Math.floor(24 / (1 + ((index * 37) % 64)))),
  ])
  const rows = [
    ...games.map((click, index) => ({
      ...click,
      at: daysAgo(now, (index * 0.618_034 * GAME_DAYS) % GAME_DAYS),
    })),
    ...demoTraffic(ids, now),
  ].map((row, index) => ({ ...row, sessionId: `session_${row.at.getTime()}_demo${index % 90}` }))
  for (let start = 0; start < rows.length; start += ROWS)
    await insertPastInteractions(db, rows.slice(start, start + ROWS))
}

function clicks(interactionType: string, id: number, count: number) {
  return Array.from({ length: count }, () => ({ targetType: 'game', interactionType, targetId: String(id) }))
}

/** The same `now` gives the same rows; none is in the future. The addresses belong to nobody. */
async function insertSubscribers(db: Kysely<Tables>, now: Date): Promise<void> {
  const random = randomFrom('demo subscribers')
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const days = (1 - (index + random()) / SUBSCRIBERS) * WEEKS * 7
    const isOpen = days < STILL_OPEN_DAYS && index % 2 === 0
    const confirmedDays = Math.max(0, days - random() * 0.04)
    const hasLeft = index % 16 === 5
    return {
      email: `reader${index + 1}@readers.example`,
      created_at: daysAgo(now, days),
      confirmed_at: isOpen ? null : daysAgo(now, confirmedDays),
      unsubscribed_at: hasLeft && !isOpen ? daysAgo(now, confirmedDays * 0.3) : null,
    }
  })
  await db.insertInto('subscribers').values(rows).execute()
}
