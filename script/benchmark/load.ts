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

/** What the load process gets over the channel between the two processes. */
export interface LoadJob {
  origin: string
  connections: number
  /** Taken in turn by all connections together, over and over. */
  requests: readonly LoadRequest[]
  /** How long to go on; without it every request is sent once. */
  seconds?: number
  /** A response without it has failed. */
  mustContain?: string
}

/** What the load process sends back. */
export interface LoadResult {
  requests: number
  seconds: number
  /** Responses with another status than 2xx or without what they must contain, and requests without a response. */
  failures: number
  /** The first of those statuses. */
  failedStatus: number | undefined
  bytes: number
  /** Milliseconds from a request to the end of its response: half and 99 of 100 were faster. */
  p50: number
  p99: number
}

/** Whose CPU is counted: our server and, beside it, the PostgreSQL that it asks. */
export interface Measured {
  origin: string
  pid: number
  postgresPid?: number | undefined
}

export interface Cost extends LoadResult {
  perSecond: number
  /** Milliseconds of CPU a request: of our process, of PostgreSQL, and both. */
  own: number
  postgres: number
  cpu: number
}

/** Sends the requests from a process of its own and counts what they cost. Throws when any of them failed. */
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

/** The same for the second half of the requests; the first half warms up. All of them are new to the server. */
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

/** A node:http server, in a process of its own, that sends the very bytes and headers of this address. */
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

/** Requests of one kind at a steady, low rate, as visitors send them beside other work. */
export interface Probe {
  what: string
  /** Milliseconds between the end of a response and the next request. */
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

/** Sends the requests of every probe, one after the other each, until `work` is done. */
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
