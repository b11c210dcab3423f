import { ask } from './ask.ts'
import { CACHED, inTurn, uncachedPages } from './pages.ts'
import { startLoad } from './start-load.ts'
import type { Load, Stream } from './start-load.ts'
import { createWriters } from './writers.ts'
import type { Writers } from './writers.ts'

export interface MixedLoad extends Load, Pick<Writers, 'acknowledged'> {}

/** How often the probe asks; it says when the site was ready again. */
const PROBE_MS = 50

/**
 * Visitors who read cached and uncached pages and who write, and a probe of /readyz. The kinds are `cached`,
 * `uncached`, `reviews`, `interactions` and `ready`.
 */
export async function startMixedLoad(origin: string): Promise<MixedLoad> {
  await askForAll(origin)
  const writers = createWriters()
  const readers: Stream[] = [
    { kind: 'cached', visitors: 4, pauseMs: 50, next: inTurn(CACHED) },
    { kind: 'uncached', visitors: 3, pauseMs: 100, next: uncachedPages() },
    { kind: 'ready', visitors: 1, pauseMs: PROBE_MS, next: () => ({ path: '/readyz' }) },
  ]
  return { ...startLoad(origin, [...readers, ...writers.streams]), acknowledged: writers.acknowledged }
}

/** Asks once for every page that is to be in memory. */
export async function askForAll(origin: string): Promise<void> {
  for (const request of CACHED) await ask(origin, request)
}
