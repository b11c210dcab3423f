import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#platform/free-port.ts'
import { START_ENV } from './start-env.ts'

/** A running production server, for tools and tests that look at it or measure it. */
export interface StartedServer {
  origin: string
  pid: number
  /** Milliseconds from the start of the process to the first ready answer. */
  startMs: number
  stop: () => Promise<void>
}

/**
 * Serves the production build with data of its own on a free port. `env` takes precedence over the settings; pass
 * DATA_DIR to keep the data, `--empty` among the arguments to start without the demo catalogue.
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
  // The tool may be interrupted; its server ends with it.
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(origin, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, pid: child.pid ?? 0, startMs: performance.now() - started, stop }
}

/** The same for as long as `use` runs. */
export async function withServer<T>(
  env: Record<string, string>,
  use: (origin: string, server: StartedServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(env)
  try {
    return await use(server.origin, server)
  } finally {
    await server.stop()
  }
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (hasEnded()) throw new Error('The server ended before it was ready.')
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server was not ready within two minutes.')
}
