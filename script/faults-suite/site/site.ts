import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childrenOf } from '../../benchmark/measure/process-usage.ts'
import { freePort } from '#platform/free-port.ts'
import { waitUntil } from '../wait-until.ts'
import { killTree } from './kill-tree.ts'
import { SITE_ENV } from './site-env.ts'

export interface Site {
  origin: string
  /** Of the process that was started: the supervisor when there is one. */
  pid: number
  /** The processes that answer visitors now. */
  working: () => number[]
  /** How many processes that answered visitors have ended since the start. */
  deaths: () => number
  /** What was written on both outputs so far, the last 64 kB. */
  output: () => string
  /** Sends SIGTERM. Milliseconds until the process ended; NaN when it had to be killed after 30 seconds. */
  stop: () => Promise<number>
}

interface HowToStart {
  /** Supervises so many processes; without it one serves alone. */
  processes?: number
  env?: Readonly<Record<string, string>>
}

const OUTPUT_CHARACTERS = 64 * 1024
const WATCH_MS = 100
const SUPERVISOR_PATIENCE_MS = 15_000

/** Serves the production build on these data on 127.0.0.1 until `use` is done. */
export async function withSite<T>(
  data: { env: Readonly<Record<string, string>> },
  { processes, env = {} }: HowToStart,
  use: (site: Site) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const args = [
    'src/cli/main.ts',
    'serve',
    ...(processes === undefined ? [] : ['--processes', `${processes}`]),
  ]
  const child = spawn('node', args, {
    env: { ...process.env, ...SITE_ENV, ...data.env, ...env, PORT: String(port), PUBLIC_URL: origin },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid ?? 0
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_CHARACTERS)
    })
  let hasEnded = false
  const ended = once(child, 'exit').then(() => (hasEnded = true))
  const kill = (): void => killTree(pid)
  // Before the handlers that stop databases and remove folders.
  process.prependOnceListener('exit', kill)

  const working = (): number[] => {
    if (hasEnded) return []
    return processes === undefined ? [pid] : childrenOf(pid)
  }
  const seen = new Set<number>()
  const watch = setInterval(() => working().forEach((one) => seen.add(one)), WATCH_MS)
  const stop = async (): Promise<number> => {
    if (hasEnded) return 0
    child.kill('SIGTERM')
    const ms = await waitUntil(() => hasEnded, 30_000)
    if (!hasEnded) killTree(pid)
    await ended
    return ms
  }
  try {
    const ready = await waitUntil(() => hasEnded || answersReady(origin), 60_000)
    if (hasEnded || Number.isNaN(ready)) throw new Error(`The site did not start:\n${output}`)
    // It takes signals only when all of its processes are there.
    if (processes !== undefined && processes > 1)
      await waitUntil(() => /processes are ready/.test(output), SUPERVISOR_PATIENCE_MS)
    return await use({
      origin,
      pid,
      working,
      deaths: () => [...seen].filter((one) => !working().includes(one)).length,
      output: () => output,
      stop,
    })
  } finally {
    clearInterval(watch)
    await stop()
    process.off('exit', kill)
  }
}

async function answersReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}
