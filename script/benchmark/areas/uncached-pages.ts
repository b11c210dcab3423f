import { figureText } from '../report/figure-text.ts'
import type { Bench, Engine, Site } from '../measure/bench.ts'
import { measureLoad } from '../measure/measure-load.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { pageWalks } from '../requests/page-walks.ts'
import type { SizeName } from '../fill/sizes.ts'

const CONNECTIONS = 4
/** Milliseconds of CPU. */
const AIMS: ReadonlyMap<string, number> = new Map([
  ['casino list', 4],
  ['casino list, 3 filters', 4],
  ['casino', 2],
  ['bonus list', 4],
  ['bonus', 2],
  ['game list', 4],
  ['game', 2],
  ['article', 2],
])

/** Every request for another address, so that each is asked of the database, rendered and compressed. */
export async function measureUncachedPages(bench: Bench): Promise<Table[]> {
  const size: SizeName = bench.isQuick ? 'S' : 'M'
  const tables = []
  for (const engine of ['embedded', 'postgres'] as const)
    tables.push(await bench.withSite(engine, size, (site) => tableOf(bench, site, engine, size)))
  return tables
}

async function tableOf(bench: Bench, site: Site, engine: Engine, size: SizeName): Promise<Table> {
  const rows = []
  for (const [what, walk] of pageWalks(size)) {
    const paths = walk(bench.requests * 2)
    // The first half warms up, the second counts; both are new to the server.
    const [first, second] = [paths.slice(0, paths.length / 2), paths.slice(paths.length / 2)]
    await measureLoad(site, { connections: CONNECTIONS, requests: first.map((path) => ({ path })) })
    const cost = await measureLoad(site, {
      connections: CONNECTIONS,
      requests: second.map((path) => ({ path })),
    })
    const limit = AIMS.get(what)
    rows.push({
      cells: [
        what,
        figureText(cost.cpu, 2),
        ...(engine === 'postgres' ? [figureText(cost.own, 2), figureText(cost.postgres, 2)] : []),
        figureText(cost.p50, 1),
        figureText(cost.p99, 1),
        figureText(cost.size / 1000, 1),
        limit === undefined ? '' : String(limit),
      ],
      aims:
        limit === undefined
          ? []
          : [atMost(`${what}, made anew (${NAMES[engine]}): CPU`, cost.own, limit, ' ms')],
    })
  }
  return {
    title: `A page made anew, ${NAMES[engine]}`,
    head: [
      'page',
      'CPU ms',
      ...(engine === 'postgres' ? ['of our process', 'of PostgreSQL'] : []),
      'p50 ms',
      'p99 ms',
      'kB',
      'at most, CPU ms',
    ],
    rows,
    notes: [
      `Size ${size}, ${CONNECTIONS} connections, up to ${bench.requests} different addresses a row after as many to warm up.`,
      engine === 'embedded'
        ? 'CPU is that of the whole process, the engine’s thread included.'
        : 'The aim is for our process; what PostgreSQL spends stands beside it.',
    ],
  }
}

const NAMES = { embedded: 'embedded engine', postgres: 'PostgreSQL' } as const
