import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running production server, for tools that look at it or measure it. */
export interface MeasuredServer {
  pid: number
  /** Milliseconds from the start of the process to the first ready answer. */
  startMs: number
}

/**
 * Serves the production build with a demo catalogue of its own on a free port while `use` runs.
 * `env` stands over the settings; pass DATA_DIR to keep the data.
 */
export async function withServer<T>(
  env: Record<string, string>,
  use: (origin: string, server: MeasuredServer) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-server-'))
  const started = performance.now()
  const child = spawn('node', ['src/cli/main.ts', 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(port),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    const origin = `http://localhost:${port}`
    await untilReady(origin, () => child.exitCode !== null)
    return await use(origin, { pid: child.pid ?? 0, startMs: performance.now() - started })
  } finally {
    child.kill('SIGTERM')
    await stopped
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (hasEnded()) throw new Error('The server ended before it was ready.')
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server was not ready within two minutes.')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
