import { createRequire } from 'node:module'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { FORMER_VERSION } from './former-version.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Applies the missing `.sql` files of a folder in the order of their names (1001_catalogue.sql), each in its own
 * transaction together with its row in `kysely_migration`; in a new database, all in one transaction. Migrations of a
 * later version are ignored, so that an old process can start again during an update. An unknown migration older than
 * ours is an error. Any number of processes may call this at once: an advisory lock lets one work while the others wait.
 * @param last the last one to apply; all by default
 * @returns the names that this call applied
 */
export async function migrate<T>(db: Kysely<T>, folder = ownFolder(), last?: string): Promise<string[]> {
  // Waiting for the lock and building an index take longer than a visitor's query may.
  return withTimeLimit(HOUR_MS, () => migrateUp(db, folder, last))
}

/**
 * Migrations of version 1 are numbered from 1001, those of version 2 from 2001. Within a major version, migrations only
 * add.
 */
const NEXT_MAJOR = '2001'

function refuseOthers(applied: readonly string[]): void {
  if (applied.some((name) => name < '1001')) throw new Refusal('conflict', FORMER_VERSION)
  const later = applied.find((name) => name >= NEXT_MAJOR)
  if (later !== undefined)
    throw new Refusal(
      'conflict',
      `This database was made by version ${later.slice(0, 1)}, which this one leaves as it is: start that version, or restore a backup of version 1 into a new place.`,
    )
}

/**
 * The first migration of a database or backup that this version does not know; undefined where it knows all. Refuses
 * with conflict those of another major version.
 */
export async function unknownMigration(applied: readonly string[]): Promise<string | undefined> {
  refuseOthers(applied)
  const known = new Set(await knownMigrations())
  return applied.find((name) => !known.has(name))
}

/** The migrations of a database in order; empty for an empty database. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  return (await appliedNames(db)).toSorted()
}

export async function knownMigrations(folder = ownFolder()): Promise<string[]> {
  return (await namesIn(folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted()
}

async function migrateUp<T>(db: Kysely<T>, folder: string, last: string | undefined): Promise<string[]> {
  refuseOthers(await appliedNames(db))
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      const before = await appliedNames(connection)
      const migrator = new Migrator({ db: connection, provider: migrationsFor(folder, before, last) })
      // Kysely looks at every table before each migration, which takes as long as the migration itself.
      return before.length === 0 ? await applied(migrator.migrateToLatest()) : await oneAtATime(migrator)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function oneAtATime(migrator: Migrator): Promise<string[]> {
  const names = await applied(migrator.migrateUp())
  return names.length === 0 ? [] : [...names, ...(await oneAtATime(migrator))]
}

/** The names of what was applied; an error names the migration that failed. */
async function applied(run: Promise<MigrationResultSet>): Promise<string[]> {
  const { error, results = [] } = await run
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error)
    const failed = results.find(({ status }) => status === 'Error')
    const what =
      failed === undefined ? 'The migrations cannot run' : `Migration ${failed.migrationName} failed`
    throw new Error(`${what}: ${reason}`, { cause: error })
  }
  return results.map(({ migrationName }) => migrationName)
}

/** The folder's migrations, and those that a later version has applied to this database. */
function migrationsFor(folder: string, applied: readonly string[], last?: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await knownMigrations(folder)).filter((name) => last === undefined || name <= last)
      const own = await Promise.all(
        names.map(async (name): Promise<[string, Migration]> => {
          const text = await readFile(join(folder, `${name}.sql`), 'utf8')
          return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
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

/** Located relative to this source file, also when this code runs from a bundle: `#db` leads to the sources. */
export function ownFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('#db/migrate.ts')), 'migrations')
}
