import { setTimeout as wait } from 'node:timers/promises'
import { memoryMb } from '../../benchmark/measure/process-usage.ts'
import { atMost } from '../../benchmark/report/table.ts'
import { told } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Engine } from '../ground/engine.ts'
import type { Ground } from '../ground/ground.ts'
import { GREED } from '../greedy/greed.ts'
import type { GreedName } from '../greedy/greed.ts'
import { withGreed } from '../greedy/with-greed.ts'
import { hostileWriters } from '../load/hostile-writers.ts'
import { countBroken, p95 } from '../load/judge.ts'
import { askForAll } from '../load/mixed-load.ts'
import { normalVisitors } from '../load/normal-visitors.ts'
import { signInOwner } from '../load/staff.ts'
import { startLoad } from '../load/start-load.ts'
import { createWriters } from '../load/writers.ts'
import { withSite } from '../site/site.ts'
import type { Site } from '../site/site.ts'

const ORDINARY_MS = 30_000
const REST_MS = 60_000
const MINUTE_MS = 60_000
const VISITORS = 20
/** Megabytes after ordinary load, and after the mix and a rest. */
const AIMS: Readonly<Record<Engine, { ordinary: number; mixed: number }>> = {
  embedded: { ordinary: 450, mixed: 512 },
  postgres: { ordinary: 250, mixed: 350 },
}

/**
 * For so many minutes greedy clients of every kind in turn, together with hostile and ordinary readers and writers.
 * Says each minute how much memory the site holds.
 */
export async function hostileMix(ground: Ground, minutes: number): Promise<Figure[]> {
  const aims = AIMS[ground.engine]
  return ground.withData((data) =>
    withSite(data, { processes: 1 }, async (site) => {
      const { origin } = site
      await askForAll(origin)
      const visitors = { kind: 'visitor', visitors: VISITORS, pauseMs: 200, next: normalVisitors() }
      const before = startLoad(origin, [visitors])
      await wait(ORDINARY_MS)
      await before.stop()
      const ordinary = memoryOf(site)
      const figures = [
        told('memory of the supervisor', `${memoryMb(site.pid).toFixed(0)} MB`),
        atMost('memory after ordinary load', ordinary, aims.ordinary, ' MB', 0),
      ]
      const load = startLoad(origin, [
        visitors,
        ...createWriters().streams,
        ...hostileWriters(await signInOwner(origin)),
      ])
      const names = Object.keys(GREED) as GreedName[]
      for (let minute = 1; minute <= minutes; minute++) {
        for (const name of names) await withGreed(name, origin, () => wait(MINUTE_MS / names.length))
        const memory = memoryOf(site)
        console.log(`${ground.engine}, minute ${minute}: ${memory.toFixed(0)} MB`)
        figures.push(told(`memory after minute ${minute}`, `${memory.toFixed(0)} MB`))
      }
      await load.stop()
      const visits = load.answers.filter(({ kind }) => kind === 'visitor')
      await wait(REST_MS)
      return [
        ...figures,
        told('p95 of a visitor', `${p95(visits).toFixed(0)} ms`),
        atMost(`answers 5xx other than 503, of ${load.answers.length}`, countBroken(load.answers), 0, '', 0),
        atMost('processes ended', site.deaths(), 0, '', 0),
        atMost('memory after a rest', memoryOf(site), aims.mixed, ' MB', 0),
      ]
    }),
  )
}

function memoryOf(site: Site): number {
  return Math.max(0, ...site.working().map((pid) => memoryMb(pid)))
}
