import { measureBare } from '../measure/measure-bare.ts'
import type { Bench, Site } from '../measure/bench.ts'
import { measureLoad } from '../measure/measure-load.ts'
import { atLeast, atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'

const CONNECTIONS = 16
const WARM_UP_S = 1
const AIMS = { requests: 0.7, cpu: 1.4 } as const

const PAGES = [
  ['home', '/'],
  ['casino list', '/casinos'],
  ['casino list, 3 filters', '/casinos?minSafetyIndex=8&paymentMethods=Visa&features=Mobile'],
  ['casino', '/casino/1'],
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
          `Size S on the embedded engine, ${CONNECTIONS} connections, ${bench.seconds} s a row.`,
          '"Bare" is a node:http server that answers the very same bytes, measured right after.',
          `Aims: at least ${AIMS.requests} of its requests a second, at most ${AIMS.cpu} times its CPU.`,
        ],
      },
    ]
  })
}

async function rowOf(bench: Bench, site: Site, what: string, path: string): Promise<Table['rows'][number]> {
  const job = { connections: CONNECTIONS, requests: [{ path }] }
  await measureLoad(site, { ...job, seconds: WARM_UP_S })
  const ours = await measureLoad(site, { ...job, seconds: bench.seconds })
  const bare = await measureBare(
    site.origin + path,
    { connections: CONNECTIONS, seconds: bench.seconds },
    WARM_UP_S,
  )
  const requests = ours.perSecond / bare.perSecond
  const cpu = ours.cpu / bare.cpu
  return {
    cells: [
      what,
      Math.round(ours.perSecond).toLocaleString('en-GB'),
      Math.round(bare.perSecond).toLocaleString('en-GB'),
      requests.toFixed(2),
      ours.cpu.toFixed(3),
      bare.cpu.toFixed(3),
      cpu.toFixed(2),
      (ours.size / 1000).toFixed(1),
    ],
    aims: [
      atLeast(`${what}, kept: requests a second against bare Node`, requests, AIMS.requests),
      atMost(`${what}, kept: CPU against bare Node`, cpu, AIMS.cpu, ' times'),
    ],
  }
}

async function stylesheetOf(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text()
  return /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? '/favicon.svg'
}
