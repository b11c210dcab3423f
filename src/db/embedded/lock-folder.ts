import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FORMER_VERSION } from '../migrate.ts'

/** Another process has the folder. The message says which one and what to do. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/** A folder that must not be used as it is. The message says why and what to do. */
export class FolderUnsafeError extends Error {
  override name = 'FolderUnsafeError'
}

/** The major version of PostgreSQL that the embedded engine is, as its folder names it. */
const ENGINE_VERSION = '18'
/** A file in every database folder since version 1. A start writes to a folder, so it must know before it opens it. */
export const VERSION_FILE = 'EVENHAND_VERSION'
/** What every database folder has. */
const PARTS = ['global/pg_control', 'base', 'pg_wal'] as const

/**
 * Closes the data folder and what is in it to the other users of the machine. Refuses one that they can write, where
 * anything may have been changed, a database folder that is not whole, over which the engine would make an empty one,
 * and one of before version 1.
 * @throws FolderUnsafeError
 */
export function secureFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if ((statSync(dataDir).mode & 0o002) !== 0)
    throw new FolderUnsafeError(
      `Other users of this machine can write the data folder ${resolve(dataDir)}: look at what is in it, then take that right away (chmod o-w).`,
    )
  for (const folder of ['.', ...readdirSync(dataDir)].map((name) => join(dataDir, name))) {
    const found = lstatSync(folder)
    // A mounted volume, and what its file system keeps there, may belong to another user.
    if (found.isDirectory() && found.uid === process.getuid?.()) chmodSync(folder, 0o700)
  }
  const database = join(dataDir, 'pg')
  if (!existsSync(database)) return
  const version = existsSync(join(database, 'PG_VERSION'))
    ? readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
    : undefined
  const missing = PARTS.find((part) => !existsSync(join(database, part)))
  if (version === ENGINE_VERSION && missing === undefined) {
    if (!existsSync(join(database, VERSION_FILE))) throw new FolderUnsafeError(FORMER_VERSION)
    return
  }
  const fault =
    missing !== undefined
      ? `${missing} is missing`
      : `PG_VERSION is ${version === undefined ? 'missing' : 'damaged'}`
  throw new FolderUnsafeError(
    `The database in ${resolve(database)} is not whole (${fault}): keep that folder, and put the last backup into a new one with "restore --from FILE --to-data-dir FOLDER".`,
  )
}

/**
 * Take the folder for this process alone; two engines on one folder lose acknowledged rows silently.
 * The kernel holds the lock, so it is free the moment the process ends, kill -9 included.
 * @param socketDir where this process answers
 * @returns the action that gives the folder back
 * @throws FolderInUseError at once, naming the holder
 */
export function lockFolder(folder: string, socketDir: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holderFile = join(folder, 'holder.json')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUseError(
      `The data folder ${resolve(folder)} is in use by ${describeHolder(holderFile)}; ` +
        'stop that process first, or set DATABASE_URL so that several can share one PostgreSQL.',
    )
  }
  // For people, and for commands beside a running site: what decides is the lock, so a file left by a killed process does no harm.
  const holder = { pid: process.pid, host: hostname(), startedAt: startOfProcess().toISOString(), socketDir }
  writeFileSync(holderFile, `${JSON.stringify(holder, null, 2)}\n`)
  return () => {
    rmSync(holderFile, { force: true })
    lock.close()
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function startOfProcess(): Date {
  return new Date(Date.now() - process.uptime() * 1000)
}

type Holder = Record<string, unknown>

function readHolder(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof holder === 'object' && holder !== null ? { ...holder } : undefined
  } catch {
    return undefined // none, or half of one
  }
}

function describeHolder(file: string): string {
  const holder = readHolder(file)
  if (holder === undefined) return 'another process'
  const [pid, host, startedAt] = [holder['pid'], holder['host'], holder['startedAt']].map(String)
  return `process ${pid} on ${host}, started at ${startedAt}`
}
