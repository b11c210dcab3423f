import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import { countLost } from '../ground/data.ts'
import type { Ground } from '../ground/ground.ts'
import { backAfter, between, countBroken, countUnanswered, slowest } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { createSaboteur } from '../site/saboteur.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

/** Until another thread serves: one that has ended is seen at once, a blocked one within three seconds. */
const BACK_MS = { end: 3_000, block: 4_000 } as const
const PATIENCE_MS = 30_000
const LONGEST_ANSWER_MS = 5_000
const WELL = ['uncached', 'ready', 'reviews']

/** The thread of the embedded database ends under writes. */
export function endDatabaseThread(ground: Ground): Promise<Figure[]> {
  return hurtEmbedded(ground, 'end')
}

/** The thread of the embedded database is busy without end, as with a statement that never finishes. */
export function blockDatabaseThread(ground: Ground): Promise<Figure[]> {
  return hurtEmbedded(ground, 'block')
}

async function hurtEmbedded(ground: Ground, what: 'end' | 'block'): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const { env, order } = createSaboteur(ground.folder)
    const { figures, acknowledged } = await withSite(data, { env }, async (site) => {
      const load = await startMixedLoad(site.origin)
      await wait(2_000)
      const hurtAt = performance.now()
      order(site.pid, 'thread', what)
      // Answers of the first moment may still come from the thread as it was.
      await wait(NOTICE_MS)
      const back = (): number => backAfter(load.answers, hurtAt + NOTICE_MS, WELL)
      await waitUntil(() => !Number.isNaN(back()) || site.working().length === 0, PATIENCE_MS)
      const backMs = back() + NOTICE_MS
      await wait(2_000)
      await load.stop()
      const all = between(load.answers, hurtAt, Infinity)
      return {
        figures: [
          atMost('processes ended', site.deaths(), 0, '', 0),
          atMost('answers 5xx other than 503', countBroken(all), 0, '', 0),
          atMost('requests without an answer', countUnanswered(all), 0, '', 0),
          atMost('slowest answer', slowest(all), LONGEST_ANSWER_MS, ' ms', 0),
          atMost('recovered', backMs, BACK_MS[what], ' ms', 0),
        ],
        acknowledged: load.acknowledged,
      }
    })
    const written = acknowledged.reviews.size + acknowledged.interactions.size
    const lost = await countLost(data, acknowledged)
    return [atMost(`acknowledged writes lost, of ${written}`, lost, 0, '', 0), ...figures]
  })
}

const NOTICE_MS = 200
