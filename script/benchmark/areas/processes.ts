import { randomFrom } from '#db/demo/seeded.ts'
import { withServer } from '../../with-server.ts'
import type { Bench } from '../measure/bench.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { visibleIds } from '../requests/visible-ids.ts'
import { visiblePaths } from '../requests/visible-paths.ts'
import { reviewOf } from '../requests/write-requests.ts'

const AIM_MS = 100
const WAIT_MS = 1
const GIVEN_UP_MS = 10_000

/** A review written in one process: when does the casino's page in another show it? */
export async function measureProcesses(bench: Bench): Promise<Table[]> {
  const rounds = bench.isQuick ? 10 : 50
  return bench.withSite('postgres', 'S', (writer) =>
    withServer({ DATABASE_URL: writer.databaseUrl ?? '' }, async (reader) => {
      const random = randomFrom('reviews between processes')
      const casinos = visibleIds('S').casinos
      const pages = visiblePaths('S').casinos
      const delays: number[] = []
      let stale = 0
      for (let round = 0; round < rounds; round++) {
        const casino = casinos[round % casinos.length] ?? 1
        const page = pages[round % pages.length] ?? ''
        const title = `Seen from both sides ${round + 1}`
        // Both have the page in memory before it changes.
        await Promise.all([shows(writer.origin + page, title), shows(reader + page, title)])
        await write(writer.origin, round, reviewOf(casino, title, random))
        const written = performance.now()
        const [here, delay] = await Promise.all([
          shows(writer.origin + page, title),
          untilShown(reader + page, title, written),
        ])
        if (!here) stale++
        delays.push(delay)
      }
      return [tableOf(delays, stale)]
    }),
  )
}

function tableOf(delays: readonly number[], stale: number): Table {
  const sorted = delays.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const longest = sorted.at(-1) ?? 0
  return {
    title: 'Two processes on one PostgreSQL',
    head: ['a review and the page that shows it', 'figure', 'at most'],
    rows: [
      { cells: ['fresh in the other process, half of them within', `${median.toFixed(1)} ms`, ''], aims: [] },
      {
        cells: ['fresh in the other process, the slowest', `${longest.toFixed(1)} ms`, `${AIM_MS} ms`],
        aims: [atMost('a page in another process: the slowest', longest, AIM_MS, ' ms', 0)],
      },
      {
        cells: ['still old where it was written', `${stale} of ${delays.length}`, '0'],
        aims: [atMost(`old pages where it was written, of ${delays.length}`, stale, 0, '', 0)],
      },
    ],
    notes: [
      `${delays.length} reviews, from the answer to the write until the end of the first answer that shows it, asked for every ${WAIT_MS} ms; making the page is part of it.`,
    ],
  }
}

async function write(origin: string, visitor: number, review: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${origin}/api/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.0.${visitor + 1}` },
    body: JSON.stringify(review),
  })
  const stored = (await answer.json()) as { isPublished?: boolean }
  if (stored.isPublished !== true) throw new Error(`A review was not published: ${answer.status}.`)
}

async function untilShown(url: string, text: string, since: number): Promise<number> {
  while (performance.now() - since < GIVEN_UP_MS) {
    if (await shows(url, text)) return performance.now() - since
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  throw new Error(`${url} did not show a new review within ${GIVEN_UP_MS / 1000} s.`)
}

async function shows(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url)
  return (await answer.text()).includes(text)
}
