import { setTimeout as wait } from 'node:timers/promises'
import { memoryMb } from '../../benchmark/measure/process-usage.ts'
import { atMost } from '../../benchmark/report/table.ts'
import { told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Ground } from '../ground/ground.ts'
import { GREED } from '../greedy/greed.ts'
import type { GreedName } from '../greedy/greed.ts'
import { withGreed } from '../greedy/with-greed.ts'
import { p95 } from '../load/judge.ts'
import { askForAll } from '../load/mixed-load.ts'
import { normalVisitors } from '../load/normal-visitors.ts'
import { startLoad } from '../load/start-load.ts'
import type { KindOfAnswer } from '../load/start-load.ts'
import { withSite } from '../site/site.ts'
import type { Site } from '../site/site.ts'

const VISITORS = 20
const QUIET_MS = 8_000
const ATTACK_MS: Readonly<Record<GreedName, number>> = {
  neverRead: 30_000,
  readSlowly: 12_000,
  slowHeaders: 12_000,
  plain: 12_000,
}
const REST_MS = 60_000
/** Everything is shorter in a quick run. */
const QUICK = 0.2
const SLOWER_AIM = 2
const GROWTH_AIM = 1.1
const MEMORY_AIM_MB = { embedded: 512, postgres: 350 } as const

/** Greedy clients of every kind, one after the other, while twenty ordinary visitors read. */
export async function greedyClients(ground: Ground): Promise<Figure[]> {
  const share = ground.isQuick ? QUICK : 1
  return ground.withData((data) =>
    withSite(data, { processes: 1 }, async (site) => {
      const next = normalVisitors()
      const visit = async (ms: number): Promise<readonly KindOfAnswer[]> => {
        const load = startLoad(site.origin, [{ kind: 'visitor', visitors: VISITORS, pauseMs: 200, next }])
        await wait(ms)
        await load.stop()
        return load.answers
      }
      await askForAll(site.origin)
      // The first requests compile what the later ones use.
      await visit(QUIET_MS * share)
      const quiet = p95(await visit(QUIET_MS * share))
      const before = memoryOf(site)
      const figures = [told('quiet: p95 of a visitor', `${quiet.toFixed(1)} ms`)]
      for (const [name, { what }] of Object.entries(GREED)) {
        const greed = name as GreedName
        const answers = await withGreed(greed, site.origin, () => visit(ATTACK_MS[greed] * share))
        const failed = answers.filter(({ status }) => status === 0 || status >= 400).length
        figures.push(
          atMost(`${what}: p95 of a visitor against quiet`, p95(answers) / quiet, SLOWER_AIM, ' times'),
          atMost(`${what}: visits failed, of ${answers.length}`, failed, 0, '', 0),
          told(`${what}: memory afterwards`, `${memoryOf(site).toFixed(0)} MB`),
        )
      }
      await wait(REST_MS * share)
      const after = memoryOf(site)
      return [
        ...figures,
        atMost('processes ended', site.deaths(), 0, '', 0),
        told('memory before', `${before.toFixed(0)} MB`),
        atMost('memory after a rest, against before', after / before, GROWTH_AIM, ' times'),
        atMost('memory after a rest', after, MEMORY_AIM_MB[ground.engine], ' MB', 0),
      ]
    }),
  )
}

function memoryOf(site: Site): number {
  return Math.max(0, ...site.working().map((pid) => memoryMb(pid)))
}
