/** The commands as an operator gives them, beside a site that has its data folder. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { dataFolder } from '#test/data-folder.ts'
import { oneOfEverything } from '#test/one-of-everything.ts'

const folder = await mkdtemp(join(tmpdir(), 'evenhand-cli-'))
const site = dataFolder('migrated')
const backups = join(folder, 'backups')
const temporary = await mkdtemp(join(folder, 'tmp-'))
afterAll(() => rm(folder, { recursive: true }))

interface Ended {
  code: number
  out: string
  error: string
}

function run(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: site, DATABASE_URL: '', TMPDIR: temporary }
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/cli/main.ts', ...args], { env }, (error, out, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: stderr })
    })
  })
}

test('a running site is backed up; the file is verified and restored into a new folder only', async () => {
  const { db, close } = await connect({ dataDir: site, databaseUrl: undefined })
  await oneOfEverything(db)
  await createFolderMediaStore(join(site, 'media')).put('abcdefghijklmnop-10x10.webp', new Uint8Array([1]))
  await sql`insert into site_settings (name, value) values ('address_hash_key', 'secret') on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into clicks (id, at, casino_id, device, visitor, signals, class)
    values (gen_random_uuid(), '2026-02-03T04:05:06Z', 1, 'phone', gen_random_uuid(), '{}', 'human')`.execute(
    db,
  )

  const key = join(folder, 'key')
  expect(await run('backup-key', '--out', key)).toMatchObject({ code: 0 })
  const made = await run('backup', '--to', backups, '--key-file', key, '--keep')
  expect(made).toMatchObject({ code: 0, error: '' })
  const [name = ''] = await readdir(backups)
  const file = join(backups, name)
  expect(made.out).toMatch(new RegExp(`^${file}: \\d+ rows of \\d+ tables and 1 picture files\n$`))

  const verified = await run('verify', '--from', file, '--key-file', key)
  expect(verified).toMatchObject({ code: 0, error: '' })
  expect(verified.out).toMatch(/ {2}casinos: 1\n[^]*Nothing differs, and the site starts\.\n$/)

  const next = join(folder, 'next')
  const restore = (...more: string[]) => run('restore', '--from', file, '--to-data-dir', next, ...more)
  expect(await restore()).toMatchObject({
    code: 1,
    error: 'This backup is encrypted: name its key with --key-file.\n',
  })
  expect(existsSync(next)).toBe(false)
  expect(await restore('--key-file', key)).toMatchObject({ code: 0, error: '' })
  const restored = await connect({ dataDir: next, databaseUrl: undefined })
  expect(await restored.db.selectFrom('casinos').selectAll().execute()).toEqual(
    await db.selectFrom('casinos').selectAll().execute(),
  )
  // Clicks lie in their month, and what visitors could be found by has not left the first site.
  const { rows: clicks } = await sql<{
    part: string
  }>`select tableoid::regclass::text as part from clicks`.execute(restored.db)
  expect(clicks).toEqual([{ part: 'clicks_2026_02' }])
  expect(await restored.db.selectFrom('click_salts').selectAll().execute()).toEqual([])
  const secret = await restored.db
    .selectFrom('site_settings')
    .selectAll()
    .where('name', '=', 'address_hash_key')
    .execute()
  expect(secret).toEqual([])
  await restored.close()
  await close()
  expect([...(await readFile(join(next, 'media', 'abcdefghijklmnop-10x10.webp')))]).toEqual([1])
  expect(await restore('--key-file', key)).toMatchObject({
    code: 1,
    error: expect.stringContaining('is not new: it holds'),
  })
})

test('a file that is no backup is refused and leaves nothing anywhere', async () => {
  const file = join(folder, 'no-backup.tar.gz')
  await writeFile(file, 'hello')
  const nowhere = join(folder, 'nowhere')
  for (const command of [['verify'], ['restore', '--to-data-dir', nowhere]]) {
    expect(await run(...command, '--from', file)).toEqual({
      code: 1,
      out: '',
      error: 'This file is no backup, or a part of it is missing or damaged.\n',
    })
  }
  expect(existsSync(nowhere)).toBe(false)
  expect(await readdir(temporary)).toEqual([])
})

test('two places, and none, are refused with what to say', async () => {
  const twice = await run('restore', '--from', 'x', '--to-data-dir', 'a', '--to-url', 'postgres://b')
  expect(twice).toMatchObject({ code: 1, error: 'Name --to-data-dir or --to-url, not both.\n' })
  expect(await run('backup')).toMatchObject({
    code: 1,
    error: 'Say into which folder or bucket: backup --to FOLDER, or --to s3\n',
  })
})
