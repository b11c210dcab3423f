import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#platform/free-port.ts'
import { childrenOf } from './processes.ts'

/** The environment of script/start, which affects the measured memory. */
const START_ENV: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '16384',
  NODE_OPTIONS: '--max-semi-space-size=16',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../build/compile-cache'),
}

/** The owner's account on servers that tools start with `OPEN_TO_ALL`. */
export const OWNER = { username: 'benchmark', password: 'measured and not guessed' }

/** Requests may name their visitor, and no visitor limit applies. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  TRUST_PROXY: '1',
  LIMIT_REVIEWS: '1000000',
  LIMIT_VOTES: '1000000',
  LIMIT_INTERACTIONS: '1000000',
  OWNER_USERNAME: OWNER.username,
  OWNER_PASSWORD: OWNER.password,
}

/** A running production server for tools and tests. */
export interface StartedServer {
  origin: string
  pid: number
  /** Milliseconds from the process's start to its first ready response. */
  startMs: number
  /** Sends SIGTERM. Returns the milliseconds until the process ended; NaN when it had to be killed after 30 seconds. */
  stop: () => Promise<number>
}

/**
 * Serves the production build with separate data on a free port. `env` overrides settings; pass DATA_DIR to keep the
 * data, and `--empty` to start without the demo catalogue.
 */
export async function startServer(
  env: Record<string, string> = {},
  args: readonly string[] = [],
  program = 'src/cli/main.ts',
): Promise<StartedServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-server-'))
  const started = performance.now()
  const child = spawn('node', [program, 'serve', ...args], {
    env: {
      ...process.env,
      ...START_ENV,
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // When the tool is interrupted, its server must end before handlers stop databases and remove folders.
  const pid = child.pid ?? 0
  const kill = (): void => [...childrenOf(pid), pid].forEach((one) => signal(one, 'SIGKILL'))
  process.prependOnceListener('exit', kill)
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<number> => {
    process.off('exit', kill)
    const ended = hasEnded() ? undefined : once(child, 'exit')
    child.kill('SIGTERM')
    const ms = await waitUntil(hasEnded, 30_000)
    if (Number.isNaN(ms)) kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
    return ms
  }
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const readyMs = await waitUntil(async () => hasEnded() || (await isReady()), 120_000)
  if (hasEnded() || Number.isNaN(readyMs)) {
    await stop()
    throw new Error(`The server ${hasEnded() ? 'ended before it was' : 'was not'} ready within two minutes.`)
  }
  return { origin, pid, startMs: performance.now() - started, stop }
}

/** Sends a signal if the process exists. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already ended.
  }
}

/** Checks every 20 ms. Returns the milliseconds until it was true; NaN when it was not within `limitMs`. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    if (await isSo()) return performance.now() - started
    await wait(20)
  }
  return Number.NaN
}

export async function signIn(origin: string): Promise<string> {
  const { token } = (await (await askToSignIn(origin)).json()) as { token?: string }
  if (token === undefined) throw new Error('The owner could not sign in.')
  return token
}

export function askToSignIn(origin: string): Promise<Response> {
  return fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
}
