/** Sends the requests of script/bench from a separate process, so that its work is not measured. */
import autocannon from 'autocannon'
import type { LoadJob, LoadResult } from './load.ts'

/** Requests prepared per connection. */
const FEW = 256
/** The encodings that browsers accept. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

process.on('message', (job: LoadJob) => void run(job).then((result) => process.send?.(result)))

function run({ origin, connections, requests, seconds, mustContain }: LoadJob): Promise<LoadResult> {
  // A response must be readable to check its contents.
  const headersOfAll = mustContain === undefined ? BROWSER : {}
  const times: number[] = []
  let failedStatus: number | undefined
  let next = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { headers, ...rest } = requests[next++ % requests.length] ?? { path: '/' }
    return { ...request, ...rest, headers: { ...headersOfAll, ...headers } }
  }
  // Without per-request setup the sender costs less; it shares two cores with everything else.
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
        // The tool's own duration is in whole seconds, which is too coarse for a fixed number of requests.
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
