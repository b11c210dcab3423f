import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contract/shared/durations.ts'
import { connect } from '#db/connect.ts'
import { addToSums } from '#db/queries/clicks/click-sums.ts'
import { makeClickPartitions } from '#db/queries/clicks/click-writes.ts'
import type { Tables } from '#db/tables.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import { OPEN_TO_ALL, signIn, startServer } from '../../with-server.ts'
import { atMost, median, type Figure } from '../figures.ts'
import { probeDuring } from '../load.ts'
import type { Bench } from '../sites.ts'

const DAYS = 90
const AT_ONCE = 50_000
const REPORTS = ['by=casino', 'by=page', 'by=day', 'by=program', 'by=block&page=/casinos', 'by=page&casino=1']

/**
 * Reports over 90 days and five million clicks on the embedded engine, and the delay of an uncached page beside them.
 */
export async function measureEarnings(bench: Bench): Promise<Figure[]> {
  const clicks = bench.isQuick ? 200_000 : 5_000_000
  return await bench.withData('embedded', 'S', async ({ env }) => {
    // Inserting fifty thousand rows takes longer than a visitor's statement may.
    const seconds = await withTimeLimit(HOUR_MS, () => fill(env['DATA_DIR'] ?? '', clicks))
    const site = await startServer({ ...OPEN_TO_ALL, ...env })
    try {
      return [atMost('clicks, all summed once', seconds, 's'), ...(await measure(site.origin, bench))]
    } finally {
      await site.stop()
    }
  })
}

async function measure(origin: string, bench: Bench): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${await signIn(origin)}` }
  const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10)
  const times = new Map<string, number[]>(REPORTS.map((report) => [report, []]))
  const list = { what: 'list', everyMs: 20, send: (at: number) => fetch(`${origin}/casinos?search=a${at}`) }
  const [alone] = await probeDuring([list], () => wait(bench.seconds * 1_000))
  const [beside] = await probeDuring([list], async () => {
    for (let time = 0; time < (bench.isQuick ? 2 : 10); time += 1)
      for (const [report, taken] of times) {
        const started = performance.now()
        const path = `/api/admin/earnings?${report}&from=${day(DAYS - 1)}&to=${day(0)}`
        const answer = await fetch(origin + path, { headers })
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`The report ${report} answered ${answer.status}`)
        taken.push(performance.now() - started)
      }
  })
  return [
    ...[...times].map(([report, taken]) => atMost(`report ${report}: p50`, median(taken), 'ms', 300)),
    atMost(
      'list page beside reports: p99 over its p50 alone',
      (beside?.p99 ?? 0) - (alone?.p50 ?? 0),
      'ms',
      50,
    ),
  ]
}

/** Fills the folder with clicks of the last 90 days. Returns the seconds taken to sum them. */
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
    for (let day = DAYS + 1; day >= 0; day -= 1)
      await addToSums(db, sql`at::date = current_date - ${day}::integer`)
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
