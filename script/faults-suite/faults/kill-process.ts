import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import { countLost } from '../ground/data.ts'
import type { Ground } from '../ground/ground.ts'
import { backAfter, countBroken } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { signal } from '../site/kill-tree.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

const ROUNDS = 4
const ROUNDS_QUICK = 2
const BETWEEN_MS = 2_000
const PATIENCE_MS = 30_000
const WELL = ['ready', 'uncached', 'reviews']

/** kill -9 of the process that answers visitors, again and again under writes; its supervisor starts another. */
export async function killProcess(ground: Ground): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const rounds = ground.isQuick ? ROUNDS_QUICK : ROUNDS
    const { backs, broken, unneeded, acknowledged } = await withSite(data, { processes: 1 }, async (site) => {
      const load = await startMixedLoad(site.origin)
      const backs: number[] = []
      for (let round = 0; round < rounds; round++) {
        await wait(BETWEEN_MS)
        const killedAt = performance.now()
        site.working().forEach((pid) => signal(pid, 'SIGKILL'))
        const back = (): number => backAfter(load.answers, killedAt, WELL)
        await waitUntil(() => !Number.isNaN(back()), PATIENCE_MS)
        backs.push(back())
      }
      await load.stop()
      return {
        backs,
        broken: countBroken(load.answers),
        unneeded: site.deaths() - rounds,
        acknowledged: load.acknowledged,
      }
    })
    const written = acknowledged.reviews.size + acknowledged.interactions.size
    return [
      atMost(
        `acknowledged writes lost, of ${written}, ${rounds} kills`,
        await countLost(data, acknowledged),
        0,
        '',
        0,
      ),
      atMost('processes ended beside the killed', unneeded, 0, '', 0),
      atMost('answers 5xx other than 503', broken, 0, '', 0),
      // Its pauses grow while one process after the other ends.
      atMost('recovered after a kill, the slowest', Math.max(...backs), BACK_MS, ' ms', 0),
    ]
  })
}

const BACK_MS = 10_000
