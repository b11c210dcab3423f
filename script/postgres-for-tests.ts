import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './private-postgres.ts'
import type { PrivatePostgres } from './private-postgres.ts'

// A private PostgreSQL for the length of a test run:
//   node script/postgres-for-tests.ts vitest run
// starts it, runs the command with TEST_DATABASE_URL set, and stops it again.

/** Its rows are thrown away, so nothing waits for the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']

/**
 * Start a PostgreSQL of one's own, hand its address to `run`, stop it and remove its folder afterwards,
 * also on Ctrl-C. Installs Debian's package when there is none and we are root.
 */
export async function withPostgres<T>(
  run: (url: string, server: Pick<PrivatePostgres, 'pid'>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-pg-'))
  const server = await startPostgres(folder, SETTINGS)
  const remove = (): void => {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', remove)
  try {
    return await run(server.url, server)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function runCommand(command: string, args: string[], url: string): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2)
  if (command === undefined) throw new Error('Say which command to run, such as: vitest run')
  process.exitCode = await withPostgres((url) => runCommand(command, args, url))
}
