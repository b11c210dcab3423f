import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../with-server.ts'
import { embeddedCopyOf } from '../measure/embedded-data.ts'
import { median } from '../measure/median.ts'
import { memoryMb } from '../measure/process-usage.ts'
import { sendLoad } from '../measure/send-load.ts'
import type { Bench } from '../measure/bench.ts'
import type { SizeName } from '../fill/sizes.ts'
import { atMost } from '../report/table.ts'
import type { Aim, Table } from '../report/table.ts'
import { pageWalks } from '../requests/page-walks.ts'

const AIMS = { startS: 2, embeddedMb: 450, postgresMb: 250 } as const
const STARTS = 3
/** What the collector of memory gets to catch up. */
const REST_MS = 2_000

interface Start {
  what: string
  env: Record<string, string>
  size: SizeName
  memoryAim: number
}

/** How soon a process answers, and what it holds. */
export async function measureStart(bench: Bench): Promise<Table[]> {
  const largest: SizeName = bench.isQuick ? 'M' : 'L'
  const rows = [await firstStart()]
  const copy = await embeddedCopyOf('S')
  try {
    const what = 'embedded engine, size S'
    rows.push(
      await rowOf(bench, { what, env: { DATA_DIR: copy.dataDir }, size: 'S', memoryAim: AIMS.embeddedMb }),
    )
  } finally {
    copy.remove()
  }
  for (const size of ['S', largest] as const)
    rows.push(
      await bench.withDatabase(size, ({ url }) =>
        rowOf(bench, {
          what: `PostgreSQL, size ${size}`,
          env: { DATABASE_URL: url },
          size,
          memoryAim: AIMS.postgresMb,
        }),
      ),
    )
  return [
    {
      title: 'Start and memory',
      head: ['start', 'ready after', 'memory after start', 'after the load'],
      rows,
      notes: [
        `The middle one of ${STARTS} starts; the first start makes its folder and the demo catalogue.`,
        `The load: ${bench.requests} different addresses of every kind of page and answer over 16 connections.`,
        `Aims on existing data: ${AIMS.startS} s; after the load ${AIMS.embeddedMb} MB with the engine, ${AIMS.postgresMb} MB on PostgreSQL.`,
      ],
    },
  ]
}

async function firstStart(): Promise<Table['rows'][number]> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-first-'))
  try {
    const server = await startServer({ DATA_DIR: folder })
    await server.stop()
    return { cells: ['first start, demo catalogue', seconds(server.startMs), '', ''], aims: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rowOf(bench: Bench, { what, env, size, memoryAim }: Start): Promise<Table['rows'][number]> {
  const starts: number[] = []
  for (let start = 1; start < STARTS; start++) {
    const server = await startServer(env)
    await server.stop()
    starts.push(server.startMs)
  }
  const server = await startServer(env)
  try {
    starts.push(server.startMs)
    const idle = memoryMb(server.pid)
    for (const walk of pageWalks(size).values())
      await sendLoad({
        origin: server.origin,
        connections: 16,
        requests: walk(bench.requests).map((path) => ({ path })),
      })
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
    const loaded = memoryMb(server.pid)
    const ready = median(starts)
    const aims: Aim[] = [
      atMost(`start, ${what}: ready`, ready / 1000, AIMS.startS, ' s', 1),
      atMost(`memory after the load, ${what}`, loaded, memoryAim, ' MB', 0),
    ]
    return { cells: [what, seconds(ready), megabytes(idle), megabytes(loaded)], aims }
  } finally {
    await server.stop()
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function megabytes(mb: number): string {
  return `${mb.toFixed(0)} MB`
}
