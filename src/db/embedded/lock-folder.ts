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
import { FORMER_VERSION } from '../former-version.ts'

/** Another process uses the folder. The message names it and the remedy. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/** A folder that must not be used in its state. The message has the reason and the remedy. */
export class FolderUnsafeError extends Error {
  override name = 'FolderUnsafeError'
}

/** The major version of the embedded PostgreSQL, as in its folder. */
const ENGINE_VERSION = '18'
/**
 * A file in every database folder since version 1. It is checked before the folder is opened, because opening writes to
 * it.
 */
export const VERSION_FILE = 'EVENHAND_VERSION'
/** Entries of every database folder. */
const PARTS = ['global/pg_control', 'base', 'pg_wal'] as const

/**
 * Restricts the data folder to the current user. Refuses a folder that other users can write to, where anything may
 * have been changed, an incomplete database folder, which the engine would replace by an empty one, and a folder from
 * before version 1.
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
    // A mounted volume and its system files may belong to another user.
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
 * Reserves the folder for this process, because two engines on one folder silently lose acknowledged rows. The kernel
 * holds the lock, so it is released whenever the process ends, even by kill -9.
 * @param socketDir the folder of this process's socket
 * @returns a function that releases the folder
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
  // Information for people and for commands beside a running site. The lock decides, so a file left by a killed process
  // is harmless.
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
