import { afterAll, inject } from 'vitest'
import { type Connection, connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { embeddedPool, serverPool } from '#db/pools.ts'
import { BUSY_MACHINE } from './busy-machine.ts'
import { createDatabase, databaseUrl, dropDatabase } from './server-databases.ts'

export interface TestDatabase extends Connection {
  /** Empty every table and start the ids at 1 again. Rows that a migration put in go as well. */
  reset(): Promise<void>
}

/**
 * A migrated database for one test file, closed when the file is done:
 * `const { db, reset } = await testDatabase()` at the top, `beforeEach(reset)` below.
 * Embedded and in memory by default, on PostgreSQL with TEST_DATABASE_URL; the driver is the same.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const connection = await openCopy()
  afterAll(connection.close)
  let truncate: string | undefined
  return {
    ...connection,
    async reset() {
      truncate ??= await truncateStatement(connection)
      if (truncate !== '') await connection.pool.query(truncate)
    },
  }
}

/** A database without a table, and as many pools on it as asked for; all closed when the file is done. */
export async function emptyDatabase(): Promise<{ connect(): Connection }> {
  const { open, remove } = await makeEmpty()
  const connections: Connection[] = []
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    await remove()
  })
  return {
    connect() {
      const connection = open()
      connections.push(connection)
      return connection
    },
  }
}

async function makeEmpty(): Promise<{ open: () => Connection; remove: () => Promise<void> }> {
  const prepared = inject('prepared')
  if ('snapshot' in prepared) {
    const embedded = await startEmbedded({ memory: true }, BUSY_MACHINE)
    return { open: () => connectionOver(embeddedPool(embedded), 'embedded'), remove: embedded.stop }
  }
  const { serverUrl } = prepared
  const name = await createDatabase(serverUrl)
  const url = databaseUrl(serverUrl, name)
  return {
    open: () => connectionOver(serverPool(url), 'postgres'),
    remove: () => dropDatabase(serverUrl, name),
  }
}

async function openCopy(): Promise<Connection> {
  const prepared = inject('prepared')
  if ('snapshot' in prepared) {
    const embedded = await startEmbedded({ memory: true, snapshot: prepared.snapshot }, BUSY_MACHINE)
    return closing(connectionOver(embeddedPool(embedded), 'embedded'), embedded.stop)
  }
  const { serverUrl, template } = prepared
  const name = await createDatabase(serverUrl, template)
  const pool = serverPool(databaseUrl(serverUrl, name))
  return closing(connectionOver(pool, 'postgres'), () => dropDatabase(serverUrl, name))
}

function closing(connection: Connection, last: () => Promise<void>): Connection {
  return {
    ...connection,
    async close() {
      await connection.close()
      await last()
    },
  }
}

async function truncateStatement({ pool }: Connection): Promise<string> {
  const { rows } = await pool.query<{ names: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
     where schemaname = 'public' and tablename not like 'kysely\\_migration%'`,
  )
  const names = rows[0]?.names
  return names ? `truncate ${names} restart identity cascade` : ''
}
