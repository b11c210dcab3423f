import { inject } from 'vitest'
import { type Connection, connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { embeddedPool, serverPool } from '#db/pools.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import { BUSY_MACHINE } from './busy-machine.ts'
import { dataFolder, whenDone } from './data-folder.ts'
import { createDatabase, databaseUrl, dropDatabase } from './server-databases.ts'

export interface TestDatabase extends Connection {
  /** Empties every table and restarts the ids at 1. */
  reset(): Promise<void>
}

/**
 * The empty migrated database of this worker: `const { db, reset } = await testDatabase()` at the top,
 * `beforeEach(reset)` below. The files of a worker share it sequentially, so tests that change the schema, engine
 * settings or connections use `ownDatabase()`.
 * Embedded and in memory by default, on PostgreSQL with TEST_DATABASE_URL; the driver is the same.
 */
export async function testDatabase(): Promise<TestDatabase> {
  sharedDatabase ??= openCopy()
  const database = await sharedDatabase
  await database.reset()
  return database
}

/** The pool ends with the worker, and what global-setup.ts started stops afterwards. */
let sharedDatabase: Promise<TestDatabase> | undefined

export async function ownDatabase(): Promise<TestDatabase> {
  const database = await openCopy()
  whenDone(database.close)
  return database
}

/** A database without tables, with as many pools as requested; all closed after the test or file. */
export async function emptyDatabase(): Promise<{ connect(): Connection }> {
  const { open, remove } = await makeEmpty()
  const connections: Connection[] = []
  whenDone(async () => {
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
    const embedded = await startEmbedded({ dataDir: dataFolder('blank') }, BUSY_MACHINE)
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

async function openCopy(): Promise<TestDatabase> {
  const prepared = inject('prepared')
  if ('snapshot' in prepared) {
    const embedded = await startEmbedded({ memory: true, snapshot: prepared.snapshot }, BUSY_MACHINE)
    return resettable(connectionOver(embeddedPool(embedded), 'embedded'), embedded.stop)
  }
  const { serverUrl, template } = prepared
  const name = await createDatabase(serverUrl, template)
  const pool = serverPool(databaseUrl(serverUrl, name))
  return resettable(connectionOver(pool, 'postgres'), () => dropDatabase(serverUrl, name))
}

const RESET_MS = 60_000

async function resettable(connection: Connection, last: () => Promise<void>): Promise<TestDatabase> {
  await connection.pool.query(RESET_FUNCTION)
  return {
    ...connection,
    // Everything else on the machine may be slow meanwhile.
    reset: () =>
      withTimeLimit(RESET_MS, async () => void (await connection.pool.query('select reset_tests()'))),
    async close() {
      await connection.close()
      await last()
    },
  }
}

/**
 * Deletes rows without triggers, so that change notes and references cost nothing. Deleting from written tables takes a
 * millisecond, truncating all fifty; truncation follows when deleted rows have grown, because scans read them.
 */
const RESET_FUNCTION = `
create or replace function reset_tests() returns void language plpgsql as $$
declare one record; every_table text; bytes bigint;
begin
  set local session_replication_role = replica;
  select string_agg(format('%s', oid::regclass), ', '), sum(pg_table_size(oid)) into every_table, bytes
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely\\_migration%';
  if bytes > 8e6 then
    execute format('truncate %s', every_table);
  else
    for one in
      select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relname not like 'kysely\\_migration%'
        and (relkind = 'p' or relkind = 'r' and not relispartition and pg_relation_size(oid) > 0)
    loop execute format('delete from %s', one.name); end loop;
  end if;
  for one in select oid as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
  loop perform setval(one.name, 1, false); end loop;
end $$`
