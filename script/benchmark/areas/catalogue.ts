import { CASINO_SORT_NAMES } from '#contract/casinos/casino-search.ts'
import { figureText } from '../report/figure-text.ts'
import type { Bench } from '../measure/bench.ts'
import { atMost } from '../report/table.ts'
import type { Aim, Table } from '../report/table.ts'
import { anyFilters, casinoQueries, fiveFilters } from '../requests/casino-searches.ts'
import { pageWalks } from '../requests/page-walks.ts'
import { cellsOf, growth, measurePerSize, sizesOf } from './per-size.ts'
import type { SizedCosts, SizedRow } from './per-size.ts'

const AIMS = { growth: 1.5, cpuMs: 3 } as const
const FIVE = 'five filters and all counts'
const CONNECTIONS = 4

const ROWS: readonly SizedRow[] = [
  {
    what: FIVE,
    connections: CONNECTIONS,
    // The list and the counts beside its filters are two calls; a page asks for both.
    requests: (_size, count) =>
      casinoQueries('five filters', count / 2, fiveFilters).flatMap((query) => [
        { path: `/api/casinos?${query}&page=1&pageSize=20` },
        { path: `/api/casinos/facets?${query}` },
      ]),
  },
  {
    what: 'any one to four filters, any order',
    connections: CONNECTIONS,
    requests: (_size, count) =>
      casinoQueries('any filters', count, anyFilters).map((query) => ({
        path: `/api/casinos?${/(^|&)page=/.test(query) ? query : `${query}&page=1`}&pageSize=20`,
      })),
  },
  ...[...CASINO_SORT_NAMES.keys()].map((sort): SizedRow => ({
    what: `in the order ${sort}`,
    connections: CONNECTIONS,
    requests: (_size, count) =>
      casinoQueries(sort, count, (random) => ({ ...anyFilters(random), page: 1 })).map((query) => ({
        path: `/api/casinos?${query.replace(/&?sort=[^&]*/, '').replace(/^&/, '')}&sort=${sort}&page=1&pageSize=20`,
      })),
  })),
  ...['bonus list', 'game list'].map((what): SizedRow => ({
    what: `${what}, the whole page`,
    connections: CONNECTIONS,
    requests: (size, count) => (pageWalks(size).get(what)?.(count) ?? []).map((path) => ({ path })),
  })),
]

/** What the same question costs when the catalogue is a hundred times as large. */
export async function measureCatalogue(bench: Bench): Promise<Table[]> {
  const measured = await measurePerSize(bench, ROWS)
  const sizes = sizesOf(bench)
  return [
    {
      title: 'The casino list as the catalogue grows',
      head: [
        'question',
        ...sizes.map((size) => `${size}, CPU ms`),
        `${sizes.at(-1)} : S`,
        'of PostgreSQL',
        'p99 ms',
      ],
      rows: measured.map((row) => {
        const isPair = row.what === FIVE
        const last = [...row.costs.values()].at(-1)
        return {
          cells: [
            row.what,
            ...cellsOf(row, ({ cpu }) => (isPair ? 2 * cpu : cpu)),
            figureText(growth(row, ({ cpu }) => cpu)),
            figureText(last?.postgres ?? 0, 2),
            figureText(last?.p99 ?? 0, 1),
          ],
          aims: isPair ? aimsOf(row) : [],
        }
      }),
      notes: [
        `PostgreSQL, ${CONNECTIONS} connections, ${bench.requests} different requests a row after as many to warm up.`,
        'CPU is that of our process and PostgreSQL together; the two columns behind the ratio are of the largest size.',
        `Aims for ${FIVE}: at most ${AIMS.growth} times, at most ${AIMS.cpuMs} ms of CPU for both calls.`,
      ],
    },
  ]
}

function aimsOf(row: SizedCosts): Aim[] {
  const last = [...row.costs].at(-1)
  const pair = 2 * (last?.[1].cpu ?? 0)
  return [
    atMost(
      `${row.what}: ${last?.[0]} against S, CPU`,
      growth(row, ({ cpu }) => cpu),
      AIMS.growth,
      ' times',
    ),
    atMost(`${row.what}: CPU at ${last?.[0]}`, pair, AIMS.cpuMs, ' ms'),
  ]
}
