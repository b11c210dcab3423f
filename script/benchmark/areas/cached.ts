import { atLeast, atMost, median, type Figure } from '../figures.ts'
import { measureLoad, withBareServer, type Cost, type Measured } from '../load.ts'
import type { Bench } from '../sites.ts'

const CONNECTIONS = 16
const TURNS = 3
const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino list, 3 filters', '/casinos?minSafetyIndex=8&paymentMethods=Visa&features=Mobile'],
  ['casino', '/casino/aldermoon'],
  ['article', '/blog/a-first-withdrawal-step-by-step'],
  ['API, 20 casinos', '/api/casinos?page=1&pageSize=20'],
  ['API, suggestions', '/api/search?q=alder'],
] as const

/**
 * The same address repeatedly, like a popular page, beside a bare node:http server that sends the same bytes: size S on
 * the embedded engine, medians of three alternating turns.
 */
export function measureCached(bench: Bench): Promise<Figure[]> {
  return bench.withSite('embedded', 'S', async (site) => {
    const html = await (await fetch(site.origin)).text()
    const styles = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '/favicon.svg'
    const figures: Figure[] = []
    for (const [what, path] of [...PAGES, ['style sheet', styles] as const]) {
      const { ours, bare } = await inTurns(site, path, bench.seconds)
      const of = (costs: readonly Cost[], figure: 'perSecond' | 'own') =>
        median(costs.map((cost) => cost[figure]))
      figures.push(
        atLeast(`cached, ${what}: requests`, of(ours, 'perSecond'), '/s'),
        atLeast(
          `cached, ${what}: requests against bare Node`,
          of(ours, 'perSecond') / of(bare, 'perSecond'),
          'times',
          what === 'style sheet' ? 0.8 : 0.7,
        ),
        atMost(`cached, ${what}: CPU against bare Node`, of(ours, 'own') / of(bare, 'own'), 'times', 1.3),
      )
    }
    return figures
  })
}

/** Takes turns, so that other load on the machine affects both. The first turn warms up. */
async function inTurns(
  site: Measured,
  path: string,
  seconds: number,
): Promise<{ ours: Cost[]; bare: Cost[] }> {
  return await withBareServer(site.origin + path, async (server) => {
    const turns: { ours: Cost[]; bare: Cost[] } = { ours: [], bare: [] }
    for (let turn = 0; turn <= TURNS; turn++) {
      const job = { connections: CONNECTIONS, seconds: turn === 0 ? 1 : seconds }
      const ours = await measureLoad(site, { ...job, requests: [{ path }] })
      const bare = await measureLoad(server, { ...job, requests: [{ path: '/' }] })
      if (turn === 0) continue
      turns.ours.push(ours)
      turns.bare.push(bare)
    }
    return turns
  })
}
