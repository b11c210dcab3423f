import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries, installBinaries } from './postgres-binaries.ts'

// A private PostgreSQL for the length of a test run:
//   node script/postgres-for-tests.ts vitest run
// starts it, runs the command with TEST_DATABASE_URL set, and stops it again.

/**
 * Start a PostgreSQL of one's own, hand its address to `run`, stop it and remove its folder afterwards,
 * also on Ctrl-C. Installs Debian's package when there is none and we are root.
 */
export async function withPostgres<T>(run: (url: string) => Promise<T>): Promise<T> {
  const bin = findBinaries() ?? installBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-pg-'))
  const data = join(folder, 'data')
  const user = serverUser(folder)
  const port = await freePort()
  const ctl = (...args: string[]): void => {
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...user, cwd: folder, stdio: 'ignore' })
  }
  let isStopped = false
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    // Fails when the server never started; the folder goes either way.
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...user, cwd: folder })
    rmSync(folder, { recursive: true, force: true })
  }
  const interrupted = (): void => {
    stop()
    process.exit(130)
  }
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  try {
    const initdb = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]
    execFileSync(join(bin, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
    ctl('-l', join(folder, 'log'), '-o', serverOptions(folder, port), 'start')
    return await run(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    stop()
    process.off('exit', stop)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
  }
}

/** Its rows are thrown away, so nothing waits for the disk. */
function serverOptions(folder: string, port: number): string {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']
  return [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
}

/** PostgreSQL refuses to run as root, so root hands the folder and the server to an ordinary user. */
function serverUser(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
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
