import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Settings } from '#platform/settings.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { endedEarly, lastLogPage, logAddress } from './embedded/wal-end.ts'
import { embeddedPool, serverPool } from './pools.ts'
import type { Tables } from './tables.ts'

export interface Connection {
  db: Kysely<Tables>
  pool: pg.Pool
  engine: 'embedded' | 'postgres'
  /** Called with the reason when the embedded engine was restarted; never on PostgreSQL. */
  onRestart(listener: (reason: string) => void): void
  /** A message when the log of the embedded engine was damaged and data is missing; otherwise undefined. */
  damage?: string
  close(): Promise<void>
}

/** The database cannot be used. The message is one sentence without credentials. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError'
}

const oldestServer = 15

/**
 * Opens the PostgreSQL of DATABASE_URL, or else the embedded engine in the data folder.
 * @throws DatabaseUnusableError when the server cannot be reached, refuses us or is too old
 * @throws FolderInUseError when another process has the data folder
 */
export async function connect(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Connection> {
  return settings.databaseUrl === undefined
    ? connectEmbedded(settings.dataDir)
    : connectServer(settings.databaseUrl)
}

async function connectEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'pg')
  const written = existsSync(join(folder, 'pg_wal')) ? lastLogPage(folder) : undefined
  const embedded = await startEmbedded({ dataDir })
  const { close, ...connection } = connectionOver(embeddedPool(embedded), 'embedded')
  const { rows } = await connection.pool.query<{ ended: string }>('select pg_current_wal_lsn() as ended')
  const ended = rows[0]?.ended ?? '0/0'
  return {
    ...connection,
    ...(written !== undefined &&
      logAddress(ended) < written && { damage: endedEarly(folder, written, ended) }),
    onRestart: embedded.onRestart,
    async close() {
      await close()
      await embedded.stop()
    },
  }
}

async function connectServer(url: string): Promise<Connection> {
  const pool = serverPool(url)
  try {
    await checkVersion(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
  return connectionOver(pool, 'postgres')
}

/** The query builder over a pool of either engine. */
export function connectionOver(pool: pg.Pool, engine: Connection['engine']): Connection {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    engine,
    onRestart: () => undefined,
    async close() {
      await db.destroy() // ends the pool, unless no query ever went through Kysely
      if (!pool.ending) await pool.end()
    },
  }
}

async function checkVersion(pool: pg.Pool, url: string): Promise<void> {
  const { rows } = await pool
    .query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('server_version') as name`,
    )
    .catch((error: unknown) => {
      throw new DatabaseUnusableError(
        `PostgreSQL at ${new URL(url).host} cannot be used: ${reasonOf(error)}.`,
      )
    })
  if ((rows[0]?.version ?? 0) >= oldestServer) return
  throw new DatabaseUnusableError(
    `PostgreSQL at ${new URL(url).host} has version ${rows[0]?.name}; ${oldestServer} or newer is needed.`,
  )
}

function reasonOf(error: unknown): string {
  // Node tries every address of a name and reports the failures together, in an error with an empty message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message : String(first)
}
