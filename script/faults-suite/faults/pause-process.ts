import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import { countLost } from '../ground/data.ts'
import type { Ground } from '../ground/ground.ts'
import { backAfter, countBroken, countUnanswered } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { signal } from '../site/kill-tree.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

/** Shorter than the patience of our own visitors, so that every request must get its answer. */
const STILL_MS = 10_000
const STILL_QUICK_MS = 4_000
const BACK_MS = 5_000
const WELL = ['ready', 'uncached', 'reviews']

/** The one process of a site without a supervisor stands still, as in a suspended machine, and goes on. */
export async function pauseProcess(ground: Ground): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const { figures, acknowledged } = await withSite(data, {}, async (site) => {
      const load = await startMixedLoad(site.origin)
      await wait(2_000)
      signal(site.pid, 'SIGSTOP')
      await wait(ground.isQuick ? STILL_QUICK_MS : STILL_MS)
      const continuedAt = performance.now()
      signal(site.pid, 'SIGCONT')
      const back = (): number => backAfter(load.answers, continuedAt, WELL)
      await waitUntil(() => !Number.isNaN(back()), BACK_MS * 3)
      await wait(2_000)
      await load.stop()
      return {
        figures: [
          atMost('processes ended', site.deaths(), 0, '', 0),
          atMost('answers 5xx other than 503', countBroken(load.answers), 0, '', 0),
          atMost('requests without an answer', countUnanswered(load.answers), 0, '', 0),
          atMost('recovered after SIGCONT', back(), BACK_MS, ' ms', 0),
        ],
        acknowledged: load.acknowledged,
      }
    })
    const written = acknowledged.reviews.size + acknowledged.interactions.size
    const lost = await countLost(data, acknowledged)
    return [atMost(`acknowledged writes lost, of ${written}`, lost, 0, '', 0), ...figures]
  })
}
