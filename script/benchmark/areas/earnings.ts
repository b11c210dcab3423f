import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/shared/durations.ts'
import { connect } from '#db/connect.ts'
import { makeClickPartitions } from '#db/queries/clicks/click-writes.ts'
import type { Tables } from '#db/tables.ts'
import { countClicks } from '#operations/earnings/count-clicks.ts'
import { createWorkQueues } from '#platform/work-queues.ts'
import { withServer } from '../../with-server.ts'
import { embeddedCopyOf } from '../measure/embedded-data.ts'
import { median } from '../measure/median.ts'
import type { Bench } from '../measure/bench.ts'
import { probeDuring } from '../measure/probe.ts'
import { figureText } from '../report/figure-text.ts'
import { atMost } from '../report/table.ts'
import type { Table } from '../report/table.ts'
import { OWNER, signIn } from './import.ts'

const AIMS = { reportMs: 300, pageMs: 50 } as const
const DAYS = 90
const AT_ONCE = 50_000
const TIMES = 10
const REPORTS = ['by=casino', 'by=page', 'by=day', 'by=program', 'by=block&page=/casinos', 'by=page&casino=1']

/** Reports over 90 days of clicks on the embedded engine, and what a page beside them waits. */
export async function measureEarnings(bench: Bench): Promise<Table[]> {
  const clicks = bench.isQuick ? 200_000 : 5_000_000
  const copy = await embeddedCopyOf('S')
  try {
    const countS = await fill(copy.dataDir, clicks)
    return await withServer({ DATA_DIR: copy.dataDir, ...OWNER }, (origin) => measure(origin, clicks, countS))
  } finally {
    copy.remove()
  }
}

async function measure(origin: string, clicks: number, countS: number): Promise<Table[]> {
  const headers = { authorization: `Bearer ${await signIn({ origin })}` }
  const now = Date.now()
  const [from, to] = [now - (DAYS - 1) * DAY_MS, now].map((time) => new Date(time).toISOString().slice(0, 10))
  const times = new Map<string, number[]>(REPORTS.map((report) => [report, []]))
  // Each visit opens another page of the list, so that it is rendered and asks the database.
  const page = {
    what: 'a list page',
    everyMs: 20,
    send: (index: number) => fetch(`${origin}/casinos?search=a${index}`),
  }
  const quiet = await probeDuring([page], () => new Promise((resolve) => setTimeout(resolve, 3_000)))
  const beside = await probeDuring([page], async () => {
    for (let time = 0; time < TIMES; time += 1)
      for (const report of REPORTS) {
        const started = performance.now()
        const answer = await fetch(`${origin}/api/admin/earnings?${report}&from=${from}&to=${to}`, {
          headers,
        })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`The report ${report} answered ${answer.status}`)
        times.get(report)?.push(performance.now() - started)
      }
  })
  const [alone, together] = [quiet[0]?.p50 ?? 0, beside[0]?.p99 ?? 0]
  return [
    {
      title: 'Reports of earnings',
      head: ['report', 'p50 ms', 'most ms'],
      rows: [
        ...[...times].map(([report, taken]) => ({
          cells: [report, figureText(median(taken)), figureText(Math.max(...taken))],
          aims: [atMost(`report ${report}, p50`, median(taken), AIMS.reportMs, ' ms', 0)],
        })),
        {
          cells: ['a list page beside them', figureText(beside[0]?.p50 ?? 0), figureText(together)],
          aims: [
            atMost(
              'a list page beside a report, p99 over its p50 alone',
              together - alone,
              AIMS.pageMs,
              ' ms',
              0,
            ),
          ],
        },
      ],
      notes: [
        `${clicks.toLocaleString('en-GB')} clicks of ${DAYS} days on the embedded engine, each report ${TIMES} times; of the page the second figure is p99, ${figureText(alone)} ms being its middle alone.`,
        `Summing all of them once took ${figureText(countS, 0)} s.`,
      ],
    },
  ]
}

/** Seconds that summing took. */
async function fill(dataDir: string, clicks: number): Promise<number> {
  const { db, close } = await connect({ databaseUrl: undefined, dataDir })
  try {
    for (let day = DAYS; day >= 0; day -= 28)
      await db
        .transaction()
        .execute((inside) => makeClickPartitions(inside, new Date(Date.now() - day * DAY_MS)))
    for (let done = 0; done < clicks; done += AT_ONCE) await insert(db, Math.min(AT_ONCE, clicks - done))
    await sql`analyze`.execute(db)
    const started = performance.now()
    await countClicks({ db, now: () => new Date(), queues: createWorkQueues() })
    return (performance.now() - started) / 1000
  } finally {
    await close()
  }
}

async function insert(db: Kysely<Tables>, clicks: number): Promise<void> {
  await sql`
    insert into clicks (id, at, casino_id, page, block, position, country, device, visitor, signals, class, reason, is_first)
    select gen_random_uuid(), now() - random() * interval '90 days', 1 + floor(random() ^ 2 * 60)::integer,
      (array['/', '/casinos', '/bonuses', '/compare'])[1 + floor(random() * 6)::integer],
      (array['list', 'offer', 'bar'])[1 + floor(random() * 3)::integer], 1 + floor(random() ^ 2 * 20)::integer,
      (array['DE', 'FI', 'CA', 'NZ', 'IE'])[1 + floor(random() * 5)::integer],
      (array['phone', 'phone', 'computer'])[1 + floor(random() * 3)::integer],
      gen_random_uuid(), '{}', case when i % 10 = 0 then 'bot' else 'human' end,
      case when i % 10 = 0 then 'names itself as a program' end, i % 10 <> 0
    from generate_series(1, ${clicks}::integer) as i`.execute(db)
}
