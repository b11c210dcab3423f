import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadJob, LoadResult } from './load-job.ts'

/** Sends the requests of a job from a process of its own. Throws when any of them failed. */
export async function sendLoad(job: LoadJob): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, '../load-process.ts'), [], { stdio: 'inherit' })
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      child.once('message', (message) => resolve(message as LoadResult))
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`The load process ended with ${code}.`)))
      child.send(job)
    })
    if (result.failures > 0)
      throw new Error(
        `${result.failures} of ${result.requests} requests failed, one with status ${result.failedStatus ?? 'none'}; the first went to ${job.requests[0]?.path}.`,
      )
    return result
  } finally {
    child.kill()
  }
}
