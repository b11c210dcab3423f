/** Sends the requests of script/bench from a process of its own, so that its work is not counted. */
import autocannon from 'autocannon'
import type { LoadJob, LoadResult } from './load.ts'

/** How many requests each connection prepares for itself. */
const FEW = 256
/** What a browser says it reads. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

process.on('message', (job: LoadJob) => void run(job).then((result) => process.send?.(result)))

function run({ origin, connections, requests, seconds, mustContain }: LoadJob): Promise<LoadResult> {
  // What a response must contain has to be readable.
  const headersOfAll = mustContain === undefined ? BROWSER : {}
  const times: number[] = []
  let failedStatus: number | undefined
  let next = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { headers, ...rest } = requests[next++ % requests.length] ?? { path: '/' }
    return { ...request, ...rest, headers: { ...headersOfAll, ...headers } }
  }
  // Without anything to set up for each request the sender costs less: it has two cores with all the others.
  const only = requests.length === 1 && requests[0]?.method === undefined ? requests[0] : undefined
  const isFew = seconds !== undefined && requests.length <= FEW
  const prepared = requests.map((request) => ({
    ...request,
    headers: { ...headersOfAll, ...request.headers },
  }))
  const options: autocannon.Options = {
    url: origin + (only?.path ?? ''),
    connections: Math.min(connections, seconds === undefined ? requests.length : connections),
    headers: headersOfAll,
    ...(mustContain !== undefined && {
      verifyBody: (body: string | Buffer | undefined) => body?.includes(mustContain) === true,
    }),
    ...(only === undefined && { requests: isFew ? prepared : [{ setupRequest }] }),
    ...(seconds === undefined ? { amount: requests.length } : { duration: seconds }),
  }
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let last = started
    const instance = autocannon(options, (error, result) => {
      if (error !== null && error !== undefined) return reject(error)
      resolve({
        requests: result.requests.total,
        // Its own duration counts whole seconds; a job of so many requests ends between two of them.
        seconds: seconds === undefined ? (last - started) / 1000 : result.duration,
        failures: result.non2xx + result.errors + result.mismatches,
        failedStatus,
        bytes: result.throughput.total,
        ...percentiles(times),
      })
    })
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status < 200 || status >= 300) failedStatus ??= status
      times.push(ms)
      last = performance.now()
    })
  })
}

function percentiles(times: number[]): Pick<LoadResult, 'p50' | 'p99'> {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
