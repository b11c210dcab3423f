/** Clicks of the last thirty days, so that popularity has something to go by. */
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { daysAgo } from './demo-dates.ts'
import { inBatches } from '../queries/in-batches.ts'
import type { DemoIds } from './demo-ids.ts'

const DAYS = 29

/** Most games are clicked a little and a few of them a lot; casinos and bonuses by turns. */
export async function insertInteractions(db: Kysely<Tables>, ids: DemoIds, now: Date): Promise<void> {
  const wanted = [
    ...[...ids.games.values()].flatMap((id, index) => [
      ...clicks('game', 'game_click', id, Math.floor(60 / (1 + ((index * 37) % 64)))),
      ...clicks('game', 'game_modal', id, Math.floor(24 / (1 + ((index * 37) % 64)))),
    ]),
    ...[...ids.casinos.values()].flatMap((id, index) =>
      clicks('casino', 'casino_click', id, (index * 13) % 9),
    ),
    ...[...ids.bonuses.values()].flatMap((id, index) => clicks('bonus', 'bonus_click', id, (index * 11) % 4)),
  ]
  const rows = wanted.map((click, index) => {
    const created_at = daysAgo(now, (index * 0.618_034 * DAYS) % DAYS)
    return { ...click, session_id: `session_${created_at.getTime()}_demo${index % 90}`, created_at }
  })
  await inBatches(rows, (batch) => db.insertInto('interactions').values(batch).execute())
}

function clicks(target_type: string, interaction_type: string, id: number, count: number) {
  return Array.from({ length: count }, () => ({ target_type, interaction_type, target_id: String(id) }))
}
