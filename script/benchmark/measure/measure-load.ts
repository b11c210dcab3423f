import { cpuMs, familyCpuMs } from './process-usage.ts'
import type { LoadJob, LoadResult } from './load-job.ts'
import { sendLoad } from './send-load.ts'

/** Whose CPU is counted: our server and, beside it, the PostgreSQL that it asks. */
export interface Measured {
  origin: string
  pid: number
  postgresPid?: number | undefined
}

export interface Cost extends LoadResult {
  perSecond: number
  /** Milliseconds of CPU a request: the whole process of ours, PostgreSQL, and both. */
  own: number
  postgres: number
  cpu: number
  /** Bytes of an answer, headers included. */
  size: number
}

/** Stands for what could not be measured. */
export const NOTHING: Cost = {
  requests: 0,
  seconds: 0,
  failures: 0,
  failedStatus: undefined,
  bytes: 0,
  p50: Number.NaN,
  p99: Number.NaN,
  perSecond: Number.NaN,
  own: Number.NaN,
  postgres: Number.NaN,
  cpu: Number.NaN,
  size: Number.NaN,
}

/** Sends the load and says what it cost. Throws when a request failed. */
export async function measureLoad(
  { origin, pid, postgresPid }: Measured,
  job: Omit<LoadJob, 'origin'>,
): Promise<Cost> {
  const used = () => [cpuMs(pid), postgresPid === undefined ? 0 : familyCpuMs(postgresPid)] as const
  const before = used()
  const result = await sendLoad({ ...job, origin })
  const after = used()
  const own = (after[0] - before[0]) / result.requests
  const postgres = (after[1] - before[1]) / result.requests
  return {
    ...result,
    perSecond: result.requests / result.seconds,
    own,
    postgres,
    cpu: own + postgres,
    size: result.bytes / result.requests,
  }
}
