import { fork } from 'node:child_process'
import { join } from 'node:path'
import { measureLoad } from './measure-load.ts'
import type { Cost } from './measure-load.ts'
import type { LoadJob } from './load-job.ts'

/** The same load against a plain node:http server, in a process of its own, that answers the very bytes and headers of ours. */
export async function measureBare(
  url: string,
  job: Omit<LoadJob, 'origin' | 'requests'>,
  warmUpSeconds: number,
): Promise<Cost> {
  const child = fork(join(import.meta.dirname, '../bare-server.ts'), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  )
  const measured = { origin: `http://localhost:${port}`, pid: child.pid ?? 0 }
  const requests = [{ path: '/' }]
  try {
    await measureLoad(measured, { ...job, seconds: warmUpSeconds, requests })
    return await measureLoad(measured, { ...job, requests })
  } finally {
    child.kill()
  }
}
