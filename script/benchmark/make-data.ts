/**
 * Fills an empty database with an invented catalogue: `node script/benchmark/make-data.ts SIZE WHERE`, where
 * SIZE is S, M or L and WHERE is the address of a PostgreSQL database or a folder for the embedded engine.
 */
import { mkdir } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { connectionOver } from '#db/connect.ts'
import { hasCatalogue } from '#db/demo/has-catalogue.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { migrate } from '#db/migrate.ts'
import { embeddedPool } from '#db/pools.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import type { Tables } from '#db/tables.ts'
import { fillDatabase } from './fill/fill-database.ts'
import { isSizeName, SIZES } from './fill/sizes.ts'

/** An index of a large table takes longer than any visitor's statement may. Seconds. */
const PATIENCE = { silent: 900, idle: 900 }

/** Throws when there is a catalogue already. */
export async function makeData(size: keyof typeof SIZES, where: string, now = new Date()): Promise<void> {
  const opened = await open(where)
  try {
    await migrate(opened.db)
    if (await hasCatalogue(opened.db))
      throw new Error('There is a catalogue already; an empty database is needed.')
    await withTimeLimit(HOUR_MS, () =>
      opened.db.connection().execute((db) => fillDatabase(db, SIZES[size], now)),
    )
  } finally {
    await opened.close()
  }
}

interface Opened {
  db: Kysely<Tables>
  close: () => Promise<void>
}

/** Without the limits that keep visitors' queries short. */
async function open(where: string): Promise<Opened> {
  if (/^postgres(ql)?:/.test(where)) {
    const pool = new pg.Pool({ connectionString: where, max: 1 })
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    return { db, close: () => db.destroy() }
  }
  await mkdir(where, { recursive: true })
  const embedded = await startEmbedded({ dataDir: where }, { patience: PATIENCE })
  const { db, close } = connectionOver(embeddedPool(embedded), 'embedded')
  return { db, close: () => close().then(embedded.stop) }
}

if (import.meta.main) {
  const [size = '', where] = process.argv.slice(2)
  if (!isSizeName(size) || where === undefined) throw new Error('Say a size (S, M or L) and a database.')
  const started = performance.now()
  await makeData(size, where)
  console.log(`Size ${size} is there after ${((performance.now() - started) / 1000).toFixed(0)} s.`)
}
