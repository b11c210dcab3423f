import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { findBinaries, installBinaries } from './postgres-binaries.ts'

export interface PrivatePostgres {
  /** Of the database postgres, for its superuser. */
  url: string
  /** The process that all others of the server come from. */
  pid: number
  stop: () => void
}

/**
 * Start a PostgreSQL of one's own on a free port, with its data under `folder`; what is there from an earlier time
 * is kept. `settings` are lines of postgresql.conf. Stops by itself when this process ends, also on Ctrl-C.
 * Installs Debian's package when there is none and we are root.
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
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    process.off('exit', stop)
    for (const signal of SIGNALS) process.off(signal, interrupted)
    // Fails when the server never started, or somebody took its folder away under it.
    const stopping = spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop'], {
      ...user,
      cwd: folder,
    })
    if (stopping.status !== 0 && pid !== undefined) process.kill(pid, 'SIGQUIT')
  }
  const interrupted = (): void => {
    stop()
    process.exit(130)
  }
  process.once('exit', stop)
  for (const signal of SIGNALS) process.once(signal, interrupted)
  if (!existsSync(join(data, 'PG_VERSION'))) run('initdb', ['-D', data, ...INITDB])
  const options = [`-p ${port} -h 127.0.0.1 -k ${folder}`, ...settings.map((setting) => `-c ${setting}`)]
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start'])
  pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid, stop }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']

/** PostgreSQL refuses to run as root, so root hands the folder and the server to an ordinary user. */
function serverUser(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody'
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}
