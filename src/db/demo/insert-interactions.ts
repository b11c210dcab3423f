/** What visitors did in the last two months, so that popularity and the dashboard have something to go by. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertPastInteractions } from '../queries/analytics/past-interaction-writes.ts'
import { daysAgo } from './demo-dates.ts'
import { demoTraffic } from './demo-traffic.ts'
import type { DemoIds } from './demo-ids.ts'

const GAME_DAYS = 29
/** More would make one statement very long; fewer would make many of them. */
const ROWS = 2_000

/** Most games are clicked a little and a few of them a lot; the rest is `demoTraffic`. */
export async function insertInteractions(db: Kysely<Tables>, ids: DemoIds, now: Date): Promise<void> {
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
