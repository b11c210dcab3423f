/** Backups that were restored, in every direction between the engines. */
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { sql, type Kysely } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { readRows, useBackupForms } from '#db/backup/backup-rows.ts'
import { listBackupTables } from '#db/backup/backup-tables.ts'
import { connectionOver } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/start-embedded.ts'
import { embeddedPool } from '#db/pools.ts'
import type { Tables } from '#db/tables.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { aCasino } from '#test/builders.ts'
import { dataFolder } from '#test/data-folder.ts'
import { oneOfEverything } from '#test/one-of-everything.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { emptyDatabase, ownDatabase } from '#test/test-database.ts'
import { BUSY_MACHINE } from '#test/busy-machine.ts'
import { restoreBackup } from '#test/restore-backup.ts'
import { findNotices } from '../maintenance/find-notices.ts'
import { readBackupKey } from './backup-key.ts'
import { backUpNightly } from './back-up-nightly.ts'
import { makeBackup } from './make-backup.ts'
import { checkBackup } from './restore-backup.ts'

const { db, engine, reset } = await ownDatabase()
const FILE = 'abcdefghijklmnop-10x10.webp'
let folder: string

beforeEach(async () => {
  await reset()
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})

const storeIn = (name: string) => createFolderMediaStore(join(folder, name))
const backUp = (key?: string) =>
  makeBackup({ db, engine, media: storeIn('media') }, { folder: join(folder, 'backups'), now: NOW, key })

/** Another database of the engine under test, without a table. */
async function another(): Promise<Kysely<Tables>> {
  return (await emptyDatabase()).connect().db
}

/** Of either engine; one where the embedded one is under test. */
const ofEachEngine = (): Promise<Kysely<Tables>[]> =>
  Promise.all(engine === 'embedded' ? [another()] : [another(), embedded()])

async function embedded(): Promise<Kysely<Tables>> {
  const engineOf = await startEmbedded({ dataDir: dataFolder('blank') }, BUSY_MACHINE)
  const { db: made, close } = connectionOver(embeddedPool(engineOf), 'embedded')
  onTestFinished(async () => {
    await close()
    await engineOf.stop()
  })
  return made
}

/** Every row of every table as a hash. */
async function contentOf(of: Kysely<Tables>): Promise<Record<string, string[]>> {
  return of.transaction().execute(async (inside) => {
    await useBackupForms(inside)
    const content: Record<string, string[]> = {}
    for (const table of await listBackupTables(inside))
      for await (const rows of readRows(inside, table))
        content[table.name] = [...(content[table.name] ?? []), ...rows.map(({ hash }) => hash)]
    return content
  })
}

test('what was backed up is restored row by row, with its pictures and the numbers that ids go on from', async () => {
  await oneOfEverything(db)
  // More rows than one batch of a backup reads.
  await sql`insert into interest (measure, day, target_id, visitors)
    select 'looked', '2026-03-14', number, 1 from generate_series(1, 2500) as number`.execute(db)
  await storeIn('media').put(FILE, new Uint8Array([1, 2, 3]))
  await sql`update posts set content = content || E'\\\\n"quotes", \\\\ and (brackets), é \\U0001F600' where id = 1`.execute(
    db,
  )
  const { path, manifest } = await backUp()
  for (const target of await ofEachEngine()) {
    const media = storeIn(`restored-${Math.random()}`)
    await restoreBackup({ db: target, media }, path, undefined)
    expect(await contentOf(target)).toEqual(await contentOf(db))
    expect(await media.get(FILE)).toEqual(new Uint8Array([1, 2, 3]))
    const last = await db
      .selectFrom('casinos')
      .select((of) => of.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    expect(await aCasino(target, { name: 'Entered later' })).toBe(last.id + 1)
    // Triggers work again: the new casino was noted.
    expect(
      (await target.selectFrom('changes').select('tags').execute()).flatMap(({ tags }) => tags),
    ).toContain(`casino:${last.id + 1}`)
  }
  expect(manifest.tables.find(({ name }) => name === 'interest')?.rows).toBe(2500)
})

test.skipIf(engine === 'embedded')('a backup of an embedded database goes into a server', async () => {
  await oneOfEverything(db)
  const there = await embedded()
  await restoreBackup({ db: there, media: storeIn('there') }, (await backUp()).path, undefined)
  await aCasino(there, { name: 'Łódź İstanbul' })
  const { path } = await makeBackup(
    { db: there, engine: 'embedded', media: storeIn('there') },
    { folder: join(folder, 'back'), now: NOW },
  )
  const target = await another()
  await restoreBackup({ db: target, media: storeIn('again') }, path, undefined)
  expect(await contentOf(target)).toEqual(await contentOf(there))
})

test('every table is backed up, clicks of all months too', async () => {
  await oneOfEverything(db)
  const { path, manifest } = await backUp()
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not relispartition`.execute(db)
  expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(
    rows
      .map(({ name }) => name)
      .filter((name) => !/^(?:kysely.*|changes|click_salts)$/.test(name))
      .toSorted(),
  )
  const target = await another()
  await restoreBackup({ db: target, media: storeIn('other') }, path, undefined)
  expect(await contentOf(target)).toEqual(await contentOf(db))
})

test('a damaged file is refused before anything is written, wherever it is damaged', async () => {
  await oneOfEverything(db)
  const { path } = await backUp()
  const whole = await readFile(path)
  const target = await another()
  const refused = async (bytes: Uint8Array) => {
    await writeFile(path, bytes)
    await expect(restoreBackup({ db: target, media: storeIn('other') }, path, undefined)).rejects.toThrow(
      /backup/i,
    )
    expect(
      (await sql`select from information_schema.tables where table_schema = 'public'`.execute(target)).rows,
    ).toEqual([])
  }
  for (const share of [0.05, 0.2, 0.5, 0.8, 0.999]) {
    const flipped = new Uint8Array(whole)
    const at = Math.floor(whole.length * share)
    flipped[at] = (flipped[at] ?? 0) ^ 0xff
    await refused(flipped)
    await refused(whole.subarray(0, at))
  }
  await refused(new Uint8Array())
  await refused(new TextEncoder().encode('no backup'))
})

test('a backup of a newer version, and a database with something in it, are refused', async () => {
  await oneOfEverything(db)
  const { path } = await backUp()
  await expect(restoreBackup({ db, media: storeIn('other') }, path, undefined)).rejects.toThrow(
    /There is something in this database already/,
  )
  const used = await another()
  await sql`create view theirs as select 1 as one`.execute(used)
  await expect(restoreBackup({ db: used, media: storeIn('other') }, path, undefined)).rejects.toThrow(
    /such as theirs/,
  )
  expect((await sql`select one from theirs`.execute(used)).rows).toEqual([{ one: 1 }])
  await sql`insert into kysely_migration (name, timestamp) values ('1999_later', 'now')`.execute(db)
  onTestFinished(
    async () => void (await sql`delete from kysely_migration where name = '1999_later'`.execute(db)),
  )
  const newer = await backUp()
  await expect(checkBackup(newer.path, undefined)).rejects.toThrow(
    'This backup was made by a newer version: 1999_later is not known here.',
  )
})

test('with a key no one reads it without that key', async () => {
  await oneOfEverything(db)
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()]
  const { path } = await backUp(key)
  expect(path).toMatch(/\.tar\.gz\.age$/)
  await expect(checkBackup(path, undefined)).rejects.toThrow(
    'This backup is encrypted: name its key with --key-file.',
  )
  await expect(checkBackup(path, other)).rejects.toThrow(
    'This backup cannot be decrypted: its key is another one.',
  )
  const target = await another()
  await restoreBackup({ db: target, media: storeIn('other') }, path, key)
  expect(await contentOf(target)).toEqual(await contentOf(db))
})

test('a backup that fails leaves no file', async () => {
  await oneOfEverything(db)
  const media = { ...storeIn('media'), get: () => Promise.reject(new Error('the disk is gone')) }
  const into = join(folder, 'backups')
  await expect(makeBackup({ db, engine, media }, { folder: into, now: NOW })).rejects.toThrow(
    'the disk is gone',
  )
  expect(await readdir(into)).toEqual([])
})

test('every day a backup is made, old ones go, and staff are warned when none was', async () => {
  await oneOfEverything(db)
  const { app } = testApp(db, {}, { media: storeIn('media') })
  const into = join(folder, 'nightly')
  app.settings.backup = { folder: into, keyFile: undefined, s3: undefined }
  // The one in memory has no folder to copy, and is read directly like a server.
  app.settings.databaseUrl = 'postgres://of-this-test'
  const notices = () => findNotices(app, { host: 'localhost', forwardedHost: '' })
  expect((await notices()).map(({ fault }) => fault)).toContain('There is no backup in BACKUP_FOLDER.')
  await backUpNightly(app)
  const [made = ''] = await readdir(into)
  expect(made).toBe('evenhand-20260314-120000.tar.gz')
  await checkBackup(join(into, made), undefined)
  expect((await notices()).map(({ fault }) => fault)).not.toContain('There is no backup in BACKUP_FOLDER.')
  const later = { ...app, now: () => new Date(NOW.getTime() + 2 * DAY_MS) }
  expect(
    (await findNotices(later, { host: 'localhost', forwardedHost: '' })).map(({ fault }) => fault),
  ).toContain('The last backup is 2 days old.')
  await writeFile(join(into, 'notes.txt'), '')
  await backUpNightly({ ...app, now: () => new Date(NOW.getTime() + 60_000) })
  expect((await readdir(into)).toSorted()).toEqual(['evenhand-20260314-120100.tar.gz', 'notes.txt'])
})

test('a key that is none is refused with the file', async () => {
  const file = join(folder, 'key')
  await writeFile(file, 'secret')
  await expect(readBackupKey(file)).rejects.toThrow(`${file} holds no key`)
  await expect(readBackupKey(join(folder, 'nowhere'))).rejects.toThrow('cannot be read')
})
