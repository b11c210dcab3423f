import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { createRequire } from 'node:module'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Apply the `.sql` files of a folder that are still missing, in order of their names (NNNN_name.sql),
 * each in a transaction of its own together with its row in `kysely_migration`.
 * Newer migrations that a later version has applied are left alone, so that an old process may start again while
 * versions are being changed; one that is unknown and older than ours is an error.
 * Any number of processes may call it at once: an advisory lock lets one work while the others wait.
 * @param last the last one to apply; all by default
 * @returns the names this call applied
 */
export async function migrate<T>(db: Kysely<T>, folder = ownFolder(), last?: string): Promise<string[]> {
  // Waiting for the lock and building an index take longer than a visitor's query may.
  return withTimeLimit(HOUR_MS, () => migrateUp(db, folder, last))
}

/**
 * The ten migrations 0001 to 0010 replace the 42 of before the first release and make the same tables.
 * A database that has the last of those needs none of the ten.
 */
const FORMER = { first: '0001_first_tables', last: '0044_import_values' } as const

/**
 * The first of these migrations of a database or backup that this version does not know; undefined where it knows all.
 * Refuses (an Error with a sentence for the operator) those that stop among the former ones.
 */
export async function unknownMigration(applied: readonly string[]): Promise<string | undefined> {
  refuseUnfinished(applied)
  const known = new Set(await knownMigrations())
  const isFormer = (name: string) => applied.includes(FORMER.last) && name <= FORMER.last
  return applied.find((name) => !known.has(name) && !isFormer(name))
}

function refuseUnfinished(applied: readonly string[]): void {
  if (applied.includes(FORMER.first) && !applied.includes(FORMER.last))
    throw new Refusal(
      'conflict',
      `This was made by an earlier version, which had not reached ${FORMER.last}: update it with a version that has this migration first.`,
    )
}

/** The names of those that a database has, in their order; none for an empty one. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  return (await appliedNames(db)).toSorted()
}

/** The names of those of a folder, in their order. */
export async function knownMigrations(folder = ownFolder()): Promise<string[]> {
  return (await namesIn(folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted()
}

async function migrateUp<T>(db: Kysely<T>, folder: string, last: string | undefined): Promise<string[]> {
  const applied: string[] = []
  refuseUnfinished(await appliedNames(db))
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      const migrator = new Migrator({
        db: connection,
        provider: migrationsFor(folder, await appliedNames(connection), last),
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

/** Those of the folder, and the former ones and those of a later version that this database has already. */
function migrationsFor(folder: string, applied: readonly string[], last?: string): MigrationProvider {
  return {
    async getMigrations() {
      const former = applied.includes(FORMER.last) ? applied.filter((name) => name <= FORMER.last) : []
      const names = (await knownMigrations(folder)).filter(
        (name) => (last === undefined || name <= last) && (former.length === 0 || name > FORMER.last),
      )
      const own = await Promise.all(
        names.map(async (name): Promise<[string, Migration]> => {
          const text = await readFile(join(folder, `${name}.sql`), 'utf8')
          return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
        }),
      )
      const newest = own.at(-1)?.[0]
      const later = applied.filter((name) => newest !== undefined && name > newest)
      return Object.fromEntries([
        ...own,
        ...[...former, ...later].map((name) => [name, ALREADY_THERE] as const),
      ])
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
