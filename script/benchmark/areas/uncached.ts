import { differentAddresses } from '../addresses.ts'
import { atMost, type Figure } from '../figures.ts'
import { measureSecondHalf } from '../load.ts'
import type { Bench } from '../sites.ts'

/** Milliseconds of our process's CPU. */
const AIMS: Readonly<Record<string, number>> = {
  home: 8,
  'casino list': 5,
  'casino list, 3 filters': 5,
  casino: 5,
  'bonus list': 5,
  bonus: 4,
  'game list': 5,
  game: 4,
  article: 3,
}

/**
 * Each request for another address, so that the page is read from the database, rendered and compressed: size M, four
 * connections, with a warm-up of the same length.
 */
export async function measureUncached(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of ['embedded', 'PostgreSQL'] as const)
    await bench.withSite(engine, bench.isQuick ? 'S' : 'M', async (site) => {
      const addresses = await differentAddresses(site.origin, bench.requests * 2)
      for (const [what, paths] of addresses) {
        const name = `uncached, ${engine}, ${what}`
        const requests = paths.map((path) => ({ path }))
        const cost = await measureSecondHalf(site, { connections: 4, requests })
        figures.push(atMost(`${name}: CPU`, cost.own, 'ms', AIMS[what]))
        if (engine === 'PostgreSQL') figures.push(atMost(`${name}: CPU of PostgreSQL`, cost.postgres, 'ms'))
        figures.push(atMost(`${name}: p99`, cost.p99, 'ms'))
      }
    })
  return figures
}
