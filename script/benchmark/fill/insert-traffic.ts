import type { Kysely } from 'kysely'
import { daysAgo } from '#db/demo/demo-dates.ts'
import type { DemoIds, Ids } from '#db/demo/demo-ids.ts'
import { between, pick, randomFrom } from '#db/demo/seeded.ts'
import type { Random } from '#db/demo/seeded.ts'
import { insertPastInteractions } from '#db/queries/analytics/past-interaction-writes.ts'
import type { InteractionRow } from '#db/queries/analytics/interaction-writes.ts'
import type { Tables } from '#db/tables.ts'
import { inPieces } from './in-pieces.ts'

const PIECE = 5_000
const DAYS = 62
const KINDS = [
  ['game_click', 'game'],
  ['game_click', 'game'],
  ['casino_details_view', 'casino'],
  ['casino_click', 'casino'],
  ['bonus_details_view', 'bonus'],
  ['bonus_click', 'bonus'],
] as const

/** What visitors did in two months, oldest first; what stands first in the catalogue is asked for most. */
export async function insertTraffic(
  db: Kysely<Tables>,
  count: number,
  ids: DemoIds,
  now: Date,
): Promise<void> {
  await inPieces(trafficOf(count, ids, now), PIECE, (piece) => insertPastInteractions(db, piece))
}

function* trafficOf(
  count: number,
  { casinos, bonuses, games }: DemoIds,
  now: Date,
): Generator<InteractionRow> {
  const random = randomFrom('bench traffic')
  const targets = { casino: idList(casinos), bonus: idList(bonuses), game: idList(games) }
  for (let index = 0; index < count; index++) {
    const [interactionType, targetType] = pick(random, KINDS)
    const at = daysAgo(now, DAYS * (1 - index / count))
    yield {
      sessionId: `session_${at.getTime()}_bench${between(random, 1, 9_999)}`,
      interactionType,
      targetId: leading(random, targets[targetType]),
      targetType,
      at,
    }
  }
}

function idList(ids: Ids): string[] {
  return [...ids.values()].map(String)
}

/** A tenth of the list gets half of the interest. */
function leading(random: Random, ids: readonly string[]): string | null {
  return ids[Math.floor(random() ** 3.3 * ids.length)] ?? null
}
