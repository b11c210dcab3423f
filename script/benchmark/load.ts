import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMs, familyCpuMs } from '../processes.ts'

export interface LoadRequest {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** The job for the load process, sent over the channel. */
export interface LoadJob {
  origin: string
  connections: number
  /** Used in turn by all connections, repeatedly. */
  requests: readonly LoadRequest[]
  /** Duration; without it every request is sent once. */
  seconds?: number
  /** A response without this text has failed. */
  mustContain?: string
}

export interface LoadResult {
  requests: number
  seconds: number
  /** Responses other than 2xx or without the required text, and requests without a response. */
  failures: number
  /** The first of those statuses. */
  failedStatus: number | undefined
  bytes: number
  /** Milliseconds from a request to the end of its response: median and 99th percentile. */
  p50: number
  p99: number
}

/** The processes whose CPU is measured: our server and its PostgreSQL. */
export interface Measured {
  origin: string
  pid: number
  postgresPid?: number | undefined
}

export interface Cost extends LoadResult {
  perSecond: number
  /** Milliseconds of CPU per request: of our process, of PostgreSQL, and both. */
  own: number
  postgres: number
  cpu: number
}

/** Sends the requests from a separate process and measures their cost. Throws when any failed. */
export async function measureLoad(site: Measured, job: Omit<LoadJob, 'origin'>): Promise<Cost> {
  const used = () =>
    [cpuMs(site.pid), site.postgresPid === undefined ? 0 : familyCpuMs(site.postgresPid)] as const
  const before = used()
  const result = await send({ ...job, origin: site.origin })
  const after = used()
  const own = (after[0] - before[0]) / result.requests
  const postgres = (after[1] - before[1]) / result.requests
  return { ...result, perSecond: result.requests / result.seconds, own, postgres, cpu: own + postgres }
}

/** The same for the second half of the requests, after the first half as warm-up. All are new to the server. */
export async function measureSecondHalf(site: Measured, job: Omit<LoadJob, 'origin'>): Promise<Cost> {
  const half = Math.floor(job.requests.length / 2)
  if (half === 0) throw new Error('There is nothing to ask for.')
  await measureLoad(site, { ...job, requests: job.requests.slice(0, half) })
  return await measureLoad(site, { ...job, requests: job.requests.slice(half) })
}

async function send(job: LoadJob): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), [], { stdio: 'inherit' })
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

/** A node:http server in a separate process that sends exactly the bytes and headers of this address. */
export async function withBareServer<T>(url: string, use: (server: Measured) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [url])
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)))
      child.once('exit', () => reject(new Error(`The bare server could not copy ${url}.`)))
    })
    return await use({ origin: `http://localhost:${port}`, pid: child.pid ?? 0 })
  } finally {
    child.kill()
  }
}

/** Requests of one kind at a steady, low rate, beside other work. */
export interface Probe {
  what: string
  /** Milliseconds between a response's end and the next request. */
  everyMs: number
  send: (index: number) => Promise<Response>
}

export interface ProbeResult {
  what: string
  failures: number
  /** Milliseconds from the request to the end of its response. */
  p50: number
  p99: number
}

/** Sends every probe's requests sequentially until `work` is done. */
export async function probeDuring(
  probes: readonly Probe[],
  work: () => Promise<unknown>,
): Promise<ProbeResult[]> {
  let isOver = false
  const results = probes.map(async ({ what, everyMs, send: ask }) => {
    const times: number[] = []
    let failures = 0
    for (let index = 0; !isOver; index++) {
      const startedAt = performance.now()
      const isOk = await ask(index).then(
        async (response) => {
          await response.arrayBuffer()
          return response.ok
        },
        () => false,
      )
      times.push(performance.now() - startedAt)
      if (!isOk) failures++
      await wait(everyMs)
    }
    times.sort((a, b) => a - b)
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
    return { what, failures, p50: at(0.5), p99: at(0.99) }
  })
  try {
    await work()
  } finally {
    isOver = true
  }
  return await Promise.all(results)
}
