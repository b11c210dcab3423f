import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { loadDemoOnce } from '#db/demo/load-demo.ts'
import { migrate } from '#db/migrate.ts'
import { startPostgres, type PrivatePostgres } from '../private-postgres.ts'

export const ENGINES = ['embedded', 'PostgreSQL'] as const
export type Engine = (typeof ENGINES)[number]

/** A disposable database with the demo catalogue. */
export interface Data {
  /** DATA_DIR, and DATABASE_URL on PostgreSQL. */
  env: Readonly<Record<string, string>>
  /** Undefined on the embedded engine. */
  server: PrivatePostgres | undefined
}

export interface Ground {
  engine: Engine
  isQuick: boolean
  /** Number of kills. */
  rounds: number
  /** Data in a folder on the disk. */
  withData: <T>(use: (data: Data) => Promise<T>) => Promise<T>
  /** The same on a small separate disk; undefined where this user cannot mount one. */
  withSmallDisk: <T>(use: (data: Data, disk: SmallDisk) => Promise<T>) => Promise<T | undefined>
}

/** A file system in memory that can be filled completely. */
export interface SmallDisk {
  /** Nothing can be written until `free` is called. */
  fill: () => void
  free: () => void
}

const SETTINGS = ['shared_buffers=128MB', 'max_connections=200', 'max_wal_size=64MB', 'min_wal_size=32MB']
const SMALL_MB = 400

/** Runs `use` on data of the engine. Everything started or written for it is removed, also on Ctrl-C. */
export async function withGround<T>(
  settings: Pick<Ground, 'engine' | 'isQuick' | 'rounds'>,
  use: (ground: Ground) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-faults-'))
  // PostgreSQL never runs as root; its user must reach its folder.
  chmodSync(folder, 0o711)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const withData: Ground['withData'] = (useData) => withDataAt(join(folder, 'data'), settings.engine, useData)
  try {
    return await use({
      ...settings,
      withData,
      withSmallDisk: (useDisk) => onSmallDisk(folder, settings.engine, useDisk),
    })
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** The demo catalogue in this folder, on PostgreSQL with its own server. */
async function withDataAt<T>(folder: string, engine: Engine, use: (data: Data) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const postgres = join(folder, 'postgres')
  if (engine === 'PostgreSQL') mkdirSync(postgres, { recursive: true })
  const server = engine === 'PostgreSQL' ? await startPostgres(postgres, SETTINGS) : undefined
  const env = { DATA_DIR: folder, ...(server !== undefined && { DATABASE_URL: server.url }) }
  try {
    await withDatabase({ env, server }, async (db) => {
      await migrate(db)
      await loadDemoOnce(db, new Date())
    })
    return await use({ env, server })
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onSmallDisk<T>(
  parent: string,
  engine: Engine,
  use: (data: Data, disk: SmallDisk) => Promise<T>,
): Promise<T | undefined> {
  const folder = join(parent, 'small-disk')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_MB}m,mode=755`, 'tmpfs', folder])
  } catch {
    return undefined
  }
  const filler = join(folder, 'filler')
  const writeUntilFull = (bytes: number): void => {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(bytes))
    } catch {
      // The disk is full.
    }
  }
  const free = (): void => rmSync(filler, { force: true })
  // Lazily, because a killed process may still hold a file.
  const unmount = (): void => void execFileSync('umount', ['-l', folder])
  process.once('exit', unmount)
  try {
    return await withDataAt(join(folder, 'data'), engine, (data) =>
      // A full disk may prevent a clean stop of the database.
      use(data, { fill: () => [1024 * 1024, 4096].forEach(writeUntilFull), free }).finally(free),
    )
  } finally {
    process.off('exit', unmount)
    unmount()
  }
}

/** The number of these titles and session ids missing in the database. No site may run on embedded data meanwhile. */
export async function countLost(data: Data, acknowledged: ReadonlySet<string>): Promise<number> {
  return await withDatabase(data, async (db) => {
    const stored = await sql<{ text: string }>`
      select title as text from reviews union all select session_id from interactions`.execute(db)
    const texts = new Set(stored.rows.map(({ text }) => text))
    return [...acknowledged].filter((text) => !texts.has(text)).length
  })
}

async function withDatabase<T>({ env }: Data, use: (db: Connection['db']) => Promise<T>): Promise<T> {
  const { db, close } = await connect({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' })
  try {
    return await use(db)
  } finally {
    await close()
  }
}

type Connection = Awaited<ReturnType<typeof connect>>
