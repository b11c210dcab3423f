import { sql } from 'kysely'
import { connect } from '#db/connect.ts'
import { appliedMigrations, knownMigrations, unknownMigration } from '#db/migrate.ts'
import type { Settings } from '#platform/settings.ts'

export interface DatabaseState {
  engine: 'embedded' | 'postgres'
  /** Version of the engine, such as 17.2. */
  version: string
  /** How far the database's clock is ahead of this machine's. */
  aheadMs: number
  /** This version's migrations that were applied, and those that a start would apply. */
  applied: readonly string[]
  waiting: readonly string[]
  /** A migration of a newer version, which this version ignores. */
  unknown: string | undefined
}

/**
 * Reads the state of a database without changing it.
 * @throws FolderInUseError while the site runs on the embedded one; Refusal for one from before version 1
 */
export async function databaseState(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseState> {
  const connection = await connect(settings)
  try {
    const { rows } = await sql<{ version: string; now: Date }>`
      select current_setting('server_version') as version, clock_timestamp() as now`.execute(connection.db)
    const [found] = rows
    const [applied, known] = await Promise.all([appliedMigrations(connection.db), knownMigrations()])
    return {
      engine: connection.engine,
      version: found?.version ?? '',
      aheadMs: (found?.now.getTime() ?? Date.now()) - Date.now(),
      applied: applied.filter((name) => known.includes(name)),
      waiting: known.filter((name) => !applied.includes(name)),
      unknown: await unknownMigration(applied),
    }
  } finally {
    await connection.close()
  }
}
