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

function resettable(connection: Connection, last: () => Promise<void>): TestDatabase {
  const { pool } = connection
  let written: Promise<unknown> | undefined
  return {
    ...connection,
    // Everything else on the machine may be slow meanwhile.
    reset: () =>
      withTimeLimit(RESET_MS, async () => {
        await (written ??= pool.query(RESET_FUNCTION))
        await pool.query('select reset_tests()')
      }),
    async close() {
      await connection.close()
      await last()
    },
  }
}

/**
 * Deletes rows without triggers, so that change notes and references cost nothing. The statements are written out with
 * the first reset, so that each connection plans them once. Deleting takes two milliseconds, truncating all tables a
 * hundred times as long; truncation follows when many rows have been deleted, because scans still read what they left.
 */
const RESET_FUNCTION = `
do $write$
declare every_table text; deletes text; restarts text;
begin
  select string_agg(oid::regclass::text, ', '),
    string_agg(format('delete from %s; get diagnostics n = row_count; deleted = deleted + n;', oid::regclass), ' ')
  into every_table, deletes
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not like 'kysely\\_migration%';
  select string_agg(format('perform setval(%L, 1, false);', oid::regclass), ' ') into restarts
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S';
  execute format($function$
    create or replace function reset_tests() returns void language plpgsql as $$
    declare n int; deleted int = coalesce(nullif(current_setting('tests.deleted', true), ''), '0');
    begin
      set local session_replication_role = replica;
      if deleted > 20000 then truncate %s; deleted = 0; else %s end if;
      perform set_config('tests.deleted', deleted::text, false);
      %s
    end $$ $function$, every_table, deletes, restarts);
end $write$`
