import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#platform/free-port.ts'
import { childrenOf, memoryMb } from '../benchmark/load.ts'
import { START_ENV } from '../start-env.ts'
import type { Data } from './ground.ts'

export interface Site {
  origin: string
  /** Of the supervisor. */
  pid: number
  /** The processes that serve visitors now. */
  working: () => number[]
  /** How many processes that served visitors have ended since the start. */
  deaths: () => number
  /** The most that one of them holds, in megabytes. */
  memory: () => number
  /** Sends SIGTERM. Milliseconds until the process ended; NaN when it had to be killed after 30 seconds. */
  stop: () => Promise<number>
}

const OWNER = { username: 'owner', password: 'a password for faults' }

/** Serves the production build on this data, by one supervised process on 127.0.0.1, until `use` is done. */
export async function withSite<T>(data: Data, use: (site: Site) => Promise<T>): Promise<T> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn('node', ['src/cli/main.ts', 'serve', '--processes', '1'], {
    env: {
      ...process.env,
      ...START_ENV,
      ...data.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      LOG_LEVEL: 'error',
      // Each request may name its visitor, and no limit of visitors is in the way.
      TRUST_PROXY: '1',
      LIMIT_REVIEWS: '1000000',
      LIMIT_INTERACTIONS: '1000000',
      OWNER_USERNAME: OWNER.username,
      OWNER_PASSWORD: OWNER.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pid = child.pid ?? 0
  let hasEnded = false
  const ended = once(child, 'exit').then(() => (hasEnded = true))
  const kill = (): void => [...childrenOf(pid), pid].forEach((one) => signal(one, 'SIGKILL'))
  // Before the handlers that stop databases and remove folders.
  process.prependOnceListener('exit', kill)
  const working = (): number[] => (hasEnded ? [] : childrenOf(pid))
  const seen = new Set<number>()
  const watch = setInterval(() => working().forEach((one) => seen.add(one)), 100)
  const stop = async (): Promise<number> => {
    if (hasEnded) return 0
    child.kill('SIGTERM')
    const ms = await waitUntil(() => hasEnded, 30_000)
    if (!hasEnded) kill()
    await ended
    return ms
  }
  try {
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    const ready = await waitUntil(() => hasEnded || isReady(), 60_000)
    if (hasEnded || Number.isNaN(ready)) throw new Error('The site did not start.')
    return await use({
      origin,
      pid,
      working,
      deaths: () => [...seen].filter((one) => !working().includes(one)).length,
      memory: () => Math.max(0, ...working().map(memoryMb)),
      stop,
    })
  } finally {
    clearInterval(watch)
    await stop()
    process.off('exit', kill)
  }
}

/** Sends a signal, if there is such a process. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended already.
  }
}

/** Asks every 20 ms. Milliseconds until it was so, NaN when it was not within `limitMs`. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    if (await isSo()) return performance.now() - started
    await wait(20)
  }
  return Number.NaN
}

/** The token of the owner. */
export async function signInOwner(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  return ((await response.json()) as { token: string }).token
}

/** Uploads an image as staff do. The status; 0 without a response. */
export async function uploadImage(origin: string, token: string, image: Buffer): Promise<number> {
  return fetch(`${origin}/api/admin/media?name=fault.png`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(image),
    signal: AbortSignal.timeout(15_000),
  }).then(
    ({ status }) => status,
    () => 0,
  )
}
