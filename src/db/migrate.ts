import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { createRequire } from 'node:module'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Apply the `.sql` files of a folder that are still missing, in order of their names (NNNN_name.sql),
 * each in a transaction of its own together with its row in `kysely_migration`.
 * Newer migrations that a later version has applied are left alone, so that an old process may start again while
 * versions are being changed; one that is unknown and older than ours is an error.
 * Any number of processes may call it at once: an advisory lock lets one work while the others wait.
 * @returns the names this call applied
 */
export async function migrate<T>(db: Kysely<T>, folder = ownFolder()): Promise<string[]> {
  // Waiting for the lock and building an index take longer than a visitor's query may.
  return withTimeLimit(HOUR_MS, () => migrateUp(db, folder))
}

async function migrateUp<T>(db: Kysely<T>, folder: string): Promise<string[]> {
  const applied: string[] = []
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      const migrator = new Migrator({
        db: connection,
        provider: migrationsFor(folder, await appliedNames(connection)),
      })
      // One at a time, because Kysely runs all that migrateToLatest finds in a single transaction.
      for (let name = await applyNext(migrator); name !== undefined; name = await applyNext(migrator)) {
        applied.push(name)
      }
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
  return applied
}

async function applyNext(migrator: Migrator): Promise<string | undefined> {
  const { error, results } = await migrator.migrateUp()
  const result = results?.[0]
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error)
    const what =
      result === undefined ? 'The migrations cannot run' : `Migration ${result.migrationName} failed`
    throw new Error(`${what}: ${reason}`, { cause: error })
  }
  return result?.migrationName
}

/** Those of the folder, and the ones of a later version that this database has already. */
function migrationsFor(folder: string, applied: readonly string[]): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await namesIn(folder)).filter((name) => name.endsWith('.sql')).toSorted()
      const own = await Promise.all(
        files.map(async (file): Promise<[string, Migration]> => {
          const text = await readFile(join(folder, file), 'utf8')
          return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
        }),
      )
      const newest = own.at(-1)?.[0]
      const later = applied.filter((name) => newest !== undefined && name > newest)
      return Object.fromEntries([...own, ...later.map((name) => [name, ALREADY_THERE] as const)])
    },
  }
}

async function appliedNames<T>(db: Kysely<T>): Promise<string[]> {
  const exists = await sql<{
    exists: boolean
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (exists.rows[0]?.exists !== true) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

const ALREADY_THERE: Migration = { up: async () => undefined }

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Beside this source file, also when this code runs from a bundle: `#db` leads back to the sources. */
export function ownFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('#db/migrate.ts')), 'migrations')
}
