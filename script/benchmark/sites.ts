import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { embeddedPool } from '#db/pools.ts'
import type { Tables } from '#db/tables.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import { runSql, startPostgres, type PrivatePostgres } from '../private-postgres.ts'
import { OPEN_TO_ALL, startServer, type StartedServer } from '../with-server.ts'
import { fillDatabase, type SizeName } from './data.ts'

export type Engine = 'embedded' | 'PostgreSQL'

/** Settings that lead to data of a known size. */
export interface Data {
  env: Readonly<Record<string, string>>
  /** The PostgreSQL that holds it; undefined on the embedded engine. */
  postgresPid: number | undefined
}

/** A running server on such data. */
export interface Site extends StartedServer {
  postgresPid: number | undefined
}

export interface Bench {
  isQuick: boolean
  /** Duration of a timed row. */
  seconds: number
  /** Number of different requests of a counted row. */
  requests: number
  /** Provides a fresh copy of the data while `use` runs. */
  withData: <T>(engine: Engine, size: SizeName, use: (data: Data) => Promise<T>) => Promise<T>
  /** Serves such a copy, logging like a new site. */
  withSite: <T>(engine: Engine, size: SizeName, use: (site: Site) => Promise<T>) => Promise<T>
}

/** Commits wait for the disk, as in production. */
const POSTGRES = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=200']

/** Runs the areas. PostgreSQL is started when first needed and stopped after the last. */
export async function withSites(isQuick: boolean, run: (bench: Bench) => Promise<void>): Promise<void> {
  let server: Promise<PrivatePostgres> | undefined
  const withData: Bench['withData'] = async (engine, size, use) => {
    if (engine === 'embedded') return await withFolder(size, use)
    const folder = join(dataFolder(), 'postgres')
    mkdirSync(folder, { recursive: true })
    server ??= startPostgres(folder, POSTGRES)
    return await withDatabase(await server, size, use)
  }
  try {
    await run({
      isQuick,
      seconds: isQuick ? 1 : 3,
      requests: isQuick ? 80 : 600,
      withData,
      withSite: (engine, size, use) =>
        withData(engine, size, async ({ env, postgresPid }) => {
          const site = await startServer({ ...OPEN_TO_ALL, LOG_LEVEL: 'info', ...env })
          try {
            return await use({ ...site, postgresPid })
          } finally {
            await site.stop()
          }
        }),
    })
  } finally {
    if (server !== undefined) (await server).stop()
  }
}

async function withFolder<T>(size: SizeName, use: (data: Data) => Promise<T>): Promise<T> {
  const made = join(dataFolder(), `embedded-${size}`)
  await madeOnce(`embedded-${size}`, async () => {
    rmSync(made, { recursive: true, force: true })
    mkdirSync(made, { recursive: true })
    // Indexing a large table takes longer than a visitor's statement may. Seconds.
    const embedded = await startEmbedded({ dataDir: made }, { patience: { silent: 900, idle: 900 } })
    const { db, close } = connectionOver(embeddedPool(embedded), 'embedded')
    await fill(db, size, () => close().then(embedded.stop))
  })
  const copy = mkdtempSync(join(tmpdir(), 'evenhand-bench-data-'))
  try {
    cpSync(made, copy, { recursive: true })
    return await use({ env: { DATA_DIR: copy }, postgresPid: undefined })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function withDatabase<T>(
  server: PrivatePostgres,
  size: SizeName,
  use: (data: Data) => Promise<T>,
): Promise<T> {
  const urlOf = (database: string) => server.url.replace(/postgres$/, database)
  const run = (statement: string) => runSql(server.url, statement, HOUR_MS)
  const made = `size_${size.toLowerCase()}`
  await madeOnce(`postgres-${size}`, async () => {
    await run(`drop database if exists ${made} with (force)`)
    await run(`create database ${made}`)
    const pool = new pg.Pool({ connectionString: urlOf(made), max: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    await fill(db, size, () => db.destroy())
  })
  const copy = `copy_${process.pid}_${Date.now()}`
  await run(`create database ${copy} template ${made} strategy file_copy`)
  try {
    return await use({ env: { DATABASE_URL: urlOf(copy) }, postgresPid: server.pid })
  } finally {
    await run(`drop database ${copy} with (force)`)
  }
}

async function fill(db: Kysely<Tables>, size: SizeName, close: () => Promise<void>): Promise<void> {
  try {
    await withTimeLimit(HOUR_MS, () => db.connection().execute((one) => fillDatabase(one, size, new Date())))
  } finally {
    await close()
  }
}

/** Creates something in the data folder unless it exists; unfinished results do not count. */
async function madeOnce(name: string, make: () => Promise<void>): Promise<void> {
  const mark = join(dataFolder(), `${name}.made`)
  if (existsSync(mark)) return
  console.log(`Making the data ${name}`)
  await make()
  writeFileSync(mark, '')
}

/** Sources of the data. It is made again when any of them changes, and each month, because offers end by date. */
const SOURCES = [
  'script/benchmark/data.ts',
  'demo/**/*.{json,ndjson,html}',
  'src/db/demo/*.ts',
  'src/db/migrations/*.sql',
]

let opened: string | undefined

/** Keeps the data between runs. */
function dataFolder(): string {
  if (opened !== undefined) return opened
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7))
  for (const file of globSync(SOURCES).toSorted()) hash.update(readFileSync(file))
  opened = join(tmpdir(), `evenhand-bench-${hash.digest('hex').slice(0, 8)}`)
  // As root, PostgreSQL runs as another user, who must reach its folder.
  if (!existsSync(opened)) chmodSync(mkdirSync(opened, { recursive: true }) ?? opened, 0o755)
  return opened
}
