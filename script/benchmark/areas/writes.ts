import { figureText } from '../report/figure-text.ts'
import type { Bench, Site } from '../measure/bench.ts'
import { atLeast, atMost } from '../report/table.ts'
import type { Aim, Table } from '../report/table.ts'
import { clickRequests, reviewRequests, voteRequests } from '../requests/write-requests.ts'
import { growth, measurePerSize, sizesOf } from './per-size.ts'
import type { SizedCosts, SizedRow } from './per-size.ts'

const AIMS = { growth: 1.5, clicks: 5_000 } as const
const CLICK_CONNECTIONS = 64
const CLICKING_VISITORS = 256

/** What visitors write, acknowledged when it is committed and on the disk. */
export async function measureWrites(bench: Bench): Promise<Table[]> {
  const sizes = sizesOf(bench).filter((size) => size !== 'M' || bench.isQuick)
  const measured = await measurePerSize(bench, rowsOf(bench), sizes)
  return [
    {
      title: 'Writes',
      head: ['write', 'size', 'per second', 'CPU ms', 'of PostgreSQL', 'p50 ms', 'p99 ms', 'CPU against S'],
      rows: measured.flatMap((row) =>
        [...row.costs].map(([size, cost], index) => ({
          cells: [
            row.what,
            size,
            figureText(cost.perSecond, 0),
            figureText(cost.cpu, 2),
            figureText(cost.postgres, 2),
            figureText(cost.p50, 1),
            figureText(cost.p99, 1),
            index === 0 ? '' : figureText(growth(row, ({ cpu }) => cpu)),
          ],
          aims: index === sizes.length - 1 ? aimsOf(row, cost.perSecond) : [],
        })),
      ),
      notes: [
        'PostgreSQL with its own defaults for durability; CPU is that of our process and PostgreSQL together.',
        `Reviews and votes over 4 connections, each by another visitor; clicks over ${CLICK_CONNECTIONS} for ${bench.seconds} s.`,
        'Every review was checked to be published, so its sums moved with it.',
        `Aims: at most ${AIMS.growth} times the CPU of S, and ${AIMS.clicks.toLocaleString('en-GB')} clicks a second.`,
      ],
    },
  ]
}

function rowsOf({ seconds }: Bench): readonly SizedRow[] {
  return [
    { what: 'review', connections: 4, mustContain: '"isPublished":true', requests: reviewRequests },
    {
      what: 'vote',
      connections: 4,
      requests: async (_size, count, site) => voteRequests(await reviewIds(site, count)),
    },
    {
      what: 'click',
      connections: CLICK_CONNECTIONS,
      seconds,
      requests: () => clickRequests(CLICKING_VISITORS),
    },
  ]
}

function aimsOf(row: SizedCosts, perSecond: number): Aim[] {
  const size = [...row.costs.keys()].at(-1)
  if (row.what === 'click')
    return [atLeast(`clicks acknowledged a second at ${size}`, perSecond, AIMS.clicks, '', 0)]
  return [
    atMost(
      `${row.what}: ${size} against S, CPU`,
      growth(row, ({ cpu }) => cpu),
      AIMS.growth,
      ' times',
    ),
  ]
}

/** Reviews that visitors see, newest first. */
async function reviewIds({ origin }: Site, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ids.length < count; page++) {
    const answer = await fetch(`${origin}/api/reviews?page=${page}&pageSize=100`)
    const reviews = (await answer.json()) as { id: number }[]
    if (reviews.length === 0) break
    ids.push(...reviews.map(({ id }) => id))
  }
  return ids.slice(0, count)
}
