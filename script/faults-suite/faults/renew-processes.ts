import { setTimeout as wait } from 'node:timers/promises'
import { atMost } from '../../benchmark/report/table.ts'
import { mustBe, told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { slowest } from '../load/judge.ts'
import { startMixedLoad } from '../load/mixed-load.ts'
import { signal } from '../site/kill-tree.ts'
import { withSite } from '../site/site.ts'
import { waitUntil } from '../wait-until.ts'

const PROCESSES = 2
const ROUNDS = 2
const PATIENCE_MS = 60_000

/** SIGHUP replaces one process after the other while visitors read and write. */
export async function renewProcesses(ground: Ground): Promise<Figure[]> {
  return ground.withData((data) =>
    withSite(data, { processes: PROCESSES }, async (site) => {
      const load = await startMixedLoad(site.origin)
      let isRenewed = true
      const started = performance.now()
      for (let round = 0; round < (ground.isQuick ? 1 : ROUNDS); round++) {
        await wait(1_000)
        const old = site.working()
        signal(site.pid, 'SIGHUP')
        const ms = await waitUntil(() => {
          const now = site.working()
          return now.length === PROCESSES && !now.some((pid) => old.includes(pid))
        }, PATIENCE_MS)
        if (Number.isNaN(ms)) isRenewed = false
      }
      const seconds = (performance.now() - started) / 1000
      await wait(1_000)
      await load.stop()
      // While a process goes away its probe says so; that is not a failure.
      const visitors = load.answers.filter(({ kind }) => kind !== 'ready')
      const failed = visitors.filter(({ status }) => status === 0 || status >= 400)
      return [
        mustBe('all processes are new', isRenewed),
        atMost(`requests failed, of ${visitors.length}`, failed.length, 0, '', 0),
        told('slowest answer', `${slowest(visitors).toFixed(0)} ms`),
        told('renewals took', `${seconds.toFixed(1)} s`),
      ]
    }),
  )
}
