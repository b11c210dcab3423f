import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../../benchmark/report/table.ts'
import type { Figure } from '../figure.ts'
import { told } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { between, countUnanswered } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { signal } from '../site/kill-tree.ts'
import { createSaboteur } from '../site/saboteur.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

const PROCESSES = 3
const REPLACED_MS = 15_000
const PATIENCE_MS = 25_000

/** Of three processes one is stopped and one has a blocked event loop: both must be replaced, the third goes on. */
export async function stallProcesses(ground: Ground): Promise<Figure[]> {
  return ground.withData(async (data) => {
    const { env, order } = createSaboteur(ground.folder)
    return withSite(data, { processes: PROCESSES, env }, async (site) => {
      const load = await startMixedLoad(site.origin)
      await wait(2_000)
      const [stopped, blocked, ...others] = site.working()
      if (stopped === undefined || blocked === undefined) throw new Error('There are too few processes.')
      const stalledAt = performance.now()
      order(blocked, 'process', 'block')
      signal(stopped, 'SIGSTOP')
      const replaced = (pid: number): Promise<number> =>
        waitUntil(() => !site.working().includes(pid) && site.working().length === PROCESSES, PATIENCE_MS)
      const [stoppedMs, blockedMs] = await Promise.all([replaced(stopped), replaced(blocked)])
      const replacedAt = performance.now()
      await wait(2_000)
      await load.stop()
      const meanwhile = between(load.answers, stalledAt, replacedAt)
      return [
        atMost('a stopped process replaced', stoppedMs, REPLACED_MS, ' ms', 0),
        atMost('a blocked process replaced', blockedMs, REPLACED_MS, ' ms', 0),
        atMost(
          'other processes ended',
          others.filter((pid) => !site.working().includes(pid)).length,
          0,
          '',
          0,
        ),
        told('requests without an answer meanwhile', `${countUnanswered(meanwhile)} of ${meanwhile.length}`),
        atMost(
          'requests without an answer afterwards',
          countUnanswered(between(load.answers, replacedAt + 200, Infinity)),
          0,
          '',
          0,
        ),
      ]
    })
  })
}
