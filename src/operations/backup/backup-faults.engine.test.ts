/** What a backup and a restore meet: writers, slow and shared places, failures, older versions. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely, type KyselyPlugin } from 'kysely'
import { afterAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { connect, connectionOver } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { serverPool } from '#db/pools.ts'
import type { Tables } from '#db/tables.ts'
import { lazily } from '#domain/shared/lazily.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { dataFolder } from '#test/data-folder.ts'
import { oneOfEverything } from '#test/one-of-everything.ts'
import { createDatabase, databaseUrl, dropDatabase } from '#test/server-databases.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { emptyDatabase, ownDatabase } from '#test/test-database.ts'
import { restoreBackup } from '#test/restore-backup.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { backupName, makeBackup } from './make-backup.ts'
import { MANIFEST, type BackupManifest } from './manifest.ts'

const { db, engine, reset } = await ownDatabase()
const prepared = inject('prepared')
const serverUrl = 'serverUrl' in prepared ? prepared.serverUrl : undefined
const FILE = 'abcdefghijklmnop-10x10.webp'
const folder = await mkdtemp(join(tmpdir(), 'backup-'))
afterAll(() => rm(folder, { recursive: true }))
let tests = 0
let media: MediaStore

beforeEach(async () => {
  await reset()
  tests += 1
  media = storeIn('media')
})

const storeIn = (name: string) => createFolderMediaStore(join(folder, String(tests), name))
const backUp = (source: Kysely<Tables> = db) =>
  makeBackup({ db: source, engine, media }, { folder: join(folder, String(tests), 'backups'), now: NOW })

async function another(): Promise<Kysely<Tables>> {
  return (await emptyDatabase()).connect().db
}

async function everythingWithPicture(): Promise<void> {
  await oneOfEverything(db)
  await media.put(FILE, new Uint8Array([1, 2, 3]))
}

/** The names of what is in a database that no extension has put there. */
async function namesIn(of: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
    union all
    select proname::text from pg_proc where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
    )`.execute(of)
  return rows.map(({ name }) => name)
}

test('rows that one transaction writes while tables are read are in the backup together or not at all', async () => {
  await oneOfEverything(db)
  const writes: Promise<unknown>[] = []
  // Audit entries are read early, subscribers late.
  const write = (at: number) =>
    db.transaction().execute(async (inside) => {
      await sql`insert into audit_log (created_at, username, action, kind, name)
        values (${NOW}, 'writer', 'created', 'game', ${`Written ${at}`})`.execute(inside)
      await sql`insert into subscribers (email, created_at) values (${`written-${at}@example.com`}, ${NOW})`.execute(
        inside,
      )
    })
  const writing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const done = write(writes.push(Promise.resolve()))
      writes.push(done)
      // The embedded engine runs one transaction after the other.
      if (engine === 'postgres') await done
      return result
    },
  }
  const { path, manifest } = await backUp(db.withPlugin(writing))
  await Promise.all(writes)
  expect(writes.length).toBeGreaterThan(manifest.tables.length)
  const target = await another()
  await restoreBackup({ db: target, media: storeIn('other') }, path, undefined)
  const { rows } = await sql<{ entries: number; subscribers: number }>`
    select (select count(*) from audit_log where username = 'writer') as entries,
      (select count(*) from subscribers where email like 'written%') as subscribers`.execute(target)
  expect(rows[0]?.subscribers).toBe(rows[0]?.entries)
})

test('a restore that fails removes what it wrote, and no picture that was there before', async () => {
  await everythingWithPicture()
  const second = 'abcdefghijklmnoq-10x10.webp'
  await sql`insert into media (key, name, width, height, bytes, username, created_at)
    values ('abcdefghijklmnoq', 'b.png', 10, 10, 3, 'owner', ${NOW})`.execute(db)
  await media.put(second, new Uint8Array([4, 5, 6]))
  const { path } = await backUp()
  // That of a site that runs.
  const bucket = storeIn('bucket')
  await bucket.put(FILE, new Uint8Array([1, 2, 3]))
  const full: MediaStore = {
    ...bucket,
    async put(name, bytes) {
      await bucket.put(name, bytes)
      throw new Error('no space left')
    },
  }
  const target = await another()
  await expect(restoreBackup({ db: target, media: full }, path, undefined)).rejects.toThrow('no space left')
  expect(await namesIn(target)).toEqual([])
  expect(await bucket.get(FILE)).toEqual(new Uint8Array([1, 2, 3]))
  expect(await bucket.get(second)).toBeUndefined()
  await restoreBackup({ db: target, media: bucket }, path, undefined)
  expect(await bucket.get(second)).toEqual(new Uint8Array([4, 5, 6]))
})

test('a picture is not overwritten with another one of its name', async () => {
  await everythingWithPicture()
  const { path } = await backUp()
  const bucket = storeIn('bucket')
  await bucket.put(FILE, new Uint8Array([9]))
  await expect(restoreBackup({ db: await another(), media: bucket }, path, undefined)).rejects.toThrow(
    `Another picture is stored as ${FILE} already: use an empty place.`,
  )
  expect(await bucket.get(FILE)).toEqual(new Uint8Array([9]))
})

test('a backup and a database of before version 1 are refused and stay as they are', async () => {
  const old = await another()
  await migrate(old)
  await sql`update kysely_migration set name = '0057_corrections_end_moves' where name = '1011_facts'`.execute(
    old,
  )
  const applied = async () => (await sql`select name from kysely_migration order by name`.execute(old)).rows
  const before = await applied()
  await expect(migrate(old)).rejects.toThrow('This database was made before version 1')
  expect(await applied()).toEqual(before)
  const { path } = await backUp(old)
  const bytes = await readFile(path)
  await expect(
    restoreBackup({ db: await another(), media: storeIn('other') }, path, undefined),
  ).rejects.toThrow(/The last commit that opens it is [0-9a-f]{8}\. Its exports carry over casinos/)
  expect((await readFile(path)).equals(bytes)).toBe(true)
})

/** Each of the next backups is made from this one. */
const backUpOnce = lazily(() => oneOfEverything(db).then(() => backUp()))
/** Each of them is refused by this database and leaves it empty. */
const untouched = await emptyDatabase()
const target = lazily(() => untouched.connect().db)

test.each([
  [
    'a table of the server',
    (of: BackupManifest) => Object.assign(of.tables[0] ?? {}, { name: 'pg_authid' }),
    /lacks|names pg_authid\./,
  ],
  ['another column', (of: BackupManifest) => of.tables[0]?.columns.push('oid'), /names \w+\.oid, which/],
  ['a table less', (of: BackupManifest) => of.tables.pop(), /lacks \w+\./],
  [
    'other counted ids',
    (of: BackupManifest) => Object.assign(of.sequences[0] ?? {}, { column: 'oid' }),
    /lacks|names/,
  ],
  [
    'another sum',
    (of: BackupManifest) => Object.assign(of.tables[0] ?? {}, { sha256: 'a'.repeat(64) }),
    /or other ones, after it was restored/,
  ],
  ['a foreign file', undefined, /holds "media\/\.\.\/\.\.\/etc\/passwd"/],
])(
  'a manipulated backup with %s is refused with a sentence, and nothing is left',
  async (_, change, says) => {
    const { path, manifest: whole } = await backUpOnce()
    const manifest = structuredClone(whole)
    change?.(manifest)
    async function* entries() {
      for await (const { name, bytes } of readBackupFile(path, undefined))
        if (name !== MANIFEST) yield { name, bytes }
      const foreign = { name: 'media/../../etc/passwd', bytes: new Uint8Array([1]) }
      if (change === undefined) yield foreign
      yield { name: MANIFEST, bytes: new TextEncoder().encode(JSON.stringify(manifest)) }
    }
    const made = await writeBackupFile(folder, 'evenhand-20260314-130000.tar.gz', entries(), undefined)
    await expect(restoreBackup({ db: target(), media: storeIn('other') }, made, undefined)).rejects.toThrow(
      says,
    )
    expect(await namesIn(target())).toEqual([])
  },
)

test.skipIf(serverUrl !== undefined)('the job backs up from a copy of the folder', async () => {
  const dataDir = dataFolder('migrated')
  const site = await connect({ dataDir, databaseUrl: undefined })
  onTestFinished(() => site.close())
  await oneOfEverything(site.db)
  const { app } = testApp(site.db, {}, { media })
  app.settings.dataDir = dataDir
  app.settings.backup = { folder: join(folder, 'nightly'), keyFile: undefined, s3: undefined }
  await backUpNightly(app)
  const target = await another()
  await restoreBackup(
    { db: target, media: storeIn('other') },
    join(folder, 'nightly', backupName(NOW)),
    undefined,
  )
  expect(await target.selectFrom('casinos').selectAll().execute()).toEqual(
    await site.db.selectFrom('casinos').selectAll().execute(),
  )
  expect(await readdir(join(dataDir, 'backup'))).not.toContain('copy')
})

// The embedded engine has none of these limits.
test.skipIf(serverUrl === undefined)(
  'large tables and slow places are not cut off by the limits of visits',
  async () => {
    if (serverUrl === undefined) return
    const limits = { statement_timeout: 200, idle_in_transaction_session_timeout: 200 }
    const limited = async () => {
      const name = await createDatabase(serverUrl)
      const pool = serverPool(databaseUrl(serverUrl, name))
      Object.assign(pool.options, limits)
      const { db: made, close } = connectionOver(pool, 'postgres')
      onTestFinished(async () => {
        await close()
        await dropDatabase(serverUrl, name)
      })
      return made
    }
    const source = await limited()
    await migrate(source)
    await source.transaction().execute(async (inside) => {
      await sql`set local statement_timeout = 0`.execute(inside)
      await sql`insert into interest (measure, day, target_id, visitors)
        select 'measure ' || number % 7, '2026-03-14', number, 1 from generate_series(1, 60000) as number`.execute(
        inside,
      )
      await sql`insert into media (key, name, width, height, bytes, username, created_at)
        values ('abcdefghijklmnop', 'a.png', 10, 10, 3, 'owner', ${NOW})`.execute(inside)
    })
    await media.put(FILE, new Uint8Array([1, 2, 3]))
    const { path } = await backUp(source)
    const other = storeIn('other')
    const slow: MediaStore = {
      ...other,
      put: async (name, bytes) => {
        await wait(3 * limits.idle_in_transaction_session_timeout)
        await other.put(name, bytes)
      },
    }
    const target = await limited()
    await restoreBackup({ db: target, media: slow }, path, undefined)
    const { rows } = await sql`select count(*)::int as rows from interest`.execute(target)
    expect(rows).toEqual([{ rows: 60_000 }])
  },
)
