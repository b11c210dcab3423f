import { withBareServer } from '../measure/with-bare-server.ts'
import { median } from '../measure/median.ts'
import { figureText } from '../report/figure-text.ts'
import type { Bench, Site } from '../measure/bench.ts'
import { measureLoad } from '../measure/measure-load.ts'
import type { Cost } from '../measure/measure-load.ts'
import { atLeast, atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'

const CONNECTIONS = 16
const WARM_UP_S = 1
const TURNS = 3
const AIMS = { requests: 0.7, cpu: 1.3 } as const

const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino list, 3 filters', '/casinos?minSafetyIndex=8&paymentMethods=Visa&features=Mobile'],
  ['casino', '/casino/aldermoon'],
  ['article', '/blog/a-first-withdrawal-step-by-step'],
  ['api: casinos, a page of 20', '/api/casinos?page=1&pageSize=20'],
  ['api: suggestions', '/api/search?q=alder'],
] as const

/** The same address asked for over and over, as a popular page is. */
export function measureCachedPages(bench: Bench): Promise<Table[]> {
  return bench.withSite('embedded', 'S', async (site) => {
    const pages = [...PAGES, ['stylesheet', await stylesheetOf(site.origin)] as const]
    const rows = []
    for (const [what, path] of pages) rows.push(await rowOf(bench, site, what, path))
    return [
      {
        title: 'A page that was asked for before',
        head: ['page', 'req/s', 'bare req/s', 'ratio', 'CPU ms', 'bare CPU ms', 'ratio', 'kB'],
        rows,
        notes: [
          `Size S on the embedded engine, ${CONNECTIONS} connections; the middle one of ${TURNS} turns of ${bench.seconds} s.`,
          '"Bare" is a node:http server that answers the very same bytes, measured in turns with ours, which writes its log.',
          `Aims: at least ${AIMS.requests} of its requests a second, at most ${AIMS.cpu} times its CPU.`,
        ],
      },
    ]
  })
}

async function rowOf(bench: Bench, site: Site, what: string, path: string): Promise<Table['rows'][number]> {
  const { ours, bare } = await besideBare(site, path, bench.seconds)
  const requests = ours.perSecond / bare.perSecond
  const cpu = ours.cpu / bare.cpu
  return {
    cells: [
      what,
      figureText(ours.perSecond, 0),
      figureText(bare.perSecond, 0),
      figureText(requests),
      figureText(ours.cpu, 3),
      figureText(bare.cpu, 3),
      figureText(cpu),
      figureText(ours.size / 1000, 1),
    ],
    aims: [
      atLeast(`${what}, kept: requests a second against bare Node`, requests, AIMS.requests),
      atMost(`${what}, kept: CPU against bare Node`, cpu, AIMS.cpu, ' times'),
    ],
  }
}

/** Both in turns, and of each the middle turn: what else happens on the machine then falls on both. */
async function besideBare(site: Site, path: string, seconds: number) {
  return await withBareServer(site.origin + path, async (bareServer) => {
    const turns: { ours: Cost[]; bare: Cost[] } = { ours: [], bare: [] }
    for (let turn = 0; turn <= TURNS; turn++) {
      const job = { connections: CONNECTIONS, seconds: turn === 0 ? WARM_UP_S : seconds }
      const ours = await measureLoad(site, { ...job, requests: [{ path }] })
      const bare = await measureLoad(bareServer, { ...job, requests: [{ path: '/' }] })
      if (turn === 0) continue
      turns.ours.push(ours)
      turns.bare.push(bare)
    }
    return { ours: middleOf(turns.ours), bare: middleOf(turns.bare) }
  })
}

function middleOf(costs: readonly Cost[]): Pick<Cost, 'perSecond' | 'cpu' | 'size'> {
  return {
    perSecond: median(costs.map(({ perSecond }) => perSecond)),
    cpu: median(costs.map(({ cpu }) => cpu)),
    size: median(costs.map(({ size }) => size)),
  }
}

async function stylesheetOf(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text()
  return /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '/favicon.svg'
}
