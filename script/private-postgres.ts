import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#platform/free-port.ts'
import { installPackage } from './needs.ts'

export interface PrivatePostgres {
  /** Address of the database postgres for its superuser. */
  url: string
  /** The server's main process; a restart changes it. */
  readonly pid: number
  /** Runs pg_ctl with an action and options, such as `restart -m immediate`, and waits for it. */
  control: (...action: string[]) => Promise<void>
  stop: () => void
}

/**
 * Starts a private PostgreSQL on a free port, with data under `folder`; existing data is kept. `settings` are lines of
 * postgresql.conf. Stops when this process ends, also on Ctrl-C. Installs Debian's package when there is none and we
 * are root.
 */
export async function startPostgres(folder: string, settings: readonly string[]): Promise<PrivatePostgres> {
  const bin = findBinaries() ?? installBinaries()
  const data = join(folder, 'data')
  const user = serverUser(folder)
  const port = await freePort()
  const run = (program: string, args: string[]): void =>
    void execFileSync(join(bin, program), args, { ...user, cwd: folder, stdio: 'ignore' })
  let pid: number | undefined
  let isStopped = false
  const currentPid = (): number | undefined => {
    const file = join(data, 'postmaster.pid')
    // The file is missing while the server is stopped.
    if (existsSync(file)) pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return pid
  }
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    process.off('exit', stop)
    for (const signal of SIGNALS) process.off(signal, interrupted)
    // Fails when the server never started, or its folder was removed.
    const stopping = spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop'], {
      ...user,
      cwd: folder,
    })
    if (stopping.status !== 0) quit(currentPid())
  }
  const interrupted = (): void => {
    stop()
    process.exit(130)
  }
  process.once('exit', stop)
  for (const signal of SIGNALS) process.once(signal, interrupted)
  if (!existsSync(join(data, 'PG_VERSION'))) run('initdb', ['-D', data, ...INITDB])
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)]
  const common = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' ')]
  run('pg_ctl', [...common, 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return currentPid() ?? 0
    },
    control: (...action) =>
      new Promise((resolve, reject) => {
        if (action[0] === 'start')
          removeStaleLocks([join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)])
        // Without pipes, because a started server would keep them open.
        const child = spawn(join(bin, 'pg_ctl'), [...common, ...action], {
          ...user,
          cwd: folder,
          stdio: 'ignore',
        })
        child.once('error', reject)
        child.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`pg_ctl ${action.join(' ')} ended with ${code}.`)),
        )
      }),
    stop,
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']

/** A killed server whose parent has not reaped it looks alive to pg_ctl. */
function removeStaleLocks(files: readonly string[]): void {
  for (const file of files.filter((one) => existsSync(one))) {
    const stat = `/proc/${readFileSync(file, 'utf8').split('\n')[0]}/stat`
    const state = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ')[1]?.[0] : undefined
    if (state === 'Z') rmSync(file)
  }
}

function quit(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGQUIT')
  } catch {
    // It has already ended.
  }
}

/** PostgreSQL refuses to run as root, so root gives folder and server to an ordinary user. */
function serverUser(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

/** The folder with initdb; the one on PATH may be a link to a single program. */
function findBinaries(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  const folders = [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => globSync(join(folder, '{initdb,pg_ctl}')).length === 2)
}

function versionOf(folder: string): number {
  return Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0)
}

/** Installs Debian's package, on Debian as root. */
function installBinaries(): string {
  installPackage('postgresql', 'PostgreSQL')
  const bin = findBinaries()
  if (bin === undefined) throw new Error('The package postgresql came without initdb.')
  return bin
}

/** Runs one statement on a separate connection and returns its rows. Gives up after `patience` milliseconds. */
export async function runSql<Row>(url: string, statement: string, patience = 5_000): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  // A broken idle connection would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end().catch(() => undefined)
  }
}
