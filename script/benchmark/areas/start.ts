import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryMb } from '../../processes.ts'
import { startServer } from '../../with-server.ts'
import { differentAddresses } from '../addresses.ts'
import { atMost, median, type Figure } from '../figures.ts'
import { measureLoad } from '../load.ts'
import type { Bench, Data } from '../sites.ts'

/** The time until ready (median of three starts), and memory before and after the load. */
export async function measureStart(bench: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-bench-first-'))
  const first = await startServer({ DATA_DIR: folder })
  await first.stop()
  rmSync(folder, { recursive: true, force: true })
  const figures: Figure[] = [
    atMost('start, first, with the demo catalogue: ready', first.startMs / 1000, 's'),
  ]
  // The last two are the most seconds until ready and the most megabytes after the load.
  for (const [engine, size, ready, memory] of [
    ['embedded', 'S', 1.5, 420],
    ['PostgreSQL', 'S', 1.5, 220],
    ['PostgreSQL', bench.isQuick ? 'M' : 'L', 2, 450],
  ] as const)
    await bench.withData(engine, size, async (data) => {
      const { readyS, idleMb, loadedMb } = await startAndLoad(bench, data)
      const name = `start, ${engine}, ${size}`
      figures.push(
        atMost(`${name}: ready`, readyS, 's', ready),
        atMost(`${name}: memory`, idleMb, 'MB'),
        atMost(`${name}: memory after the load`, loadedMb, 'MB', memory),
      )
    })
  return figures
}

/** The load: different addresses of each kind on 16 connections, then two seconds of rest. */
async function startAndLoad(bench: Bench, { env }: Data) {
  const starts: number[] = []
  for (let start = 0; start < 2; start++) {
    const server = await startServer(env)
    await server.stop()
    starts.push(server.startMs)
  }
  const server = await startServer(env)
  try {
    const idleMb = memoryMb(server.pid)
    for (const paths of (await differentAddresses(server.origin, bench.requests)).values())
      await measureLoad(server, { connections: 16, requests: paths.map((path) => ({ path })) })
    await wait(2_000)
    return { readyS: median([...starts, server.startMs]) / 1000, idleMb, loadedMb: memoryMb(server.pid) }
  } finally {
    await server.stop()
  }
}
