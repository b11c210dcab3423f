import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackupFolder } from '#platform/backup-store.ts'
import { findBackups, newestBackup, VERIFIED } from './find-backups.ts'
import { removeOldBackups } from './remove-old-backups.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

const stateOf = (of: string | undefined) =>
  findBackups({ settings: { backup: { folder: of, keyFile: undefined, s3: undefined } } } as Parameters<
    typeof findBackups
  >[0])
const find = async (of: string = folder) => (await stateOf(of)).places[0]
const add = (name: string, text = 'x') => writeFile(join(folder, name), text)

test('without a folder or a bucket none are made', async () => {
  expect(await stateOf(undefined)).toEqual({ places: [] })
})

test('an empty or missing folder holds none yet', async () => {
  const none = { place: 'folder', answers: true, count: 0, last: null, verified: null }
  expect([await find(), await find(join(folder, 'missing'))]).toEqual([none, none])
})

test('the last backup and the last verified one are told, whatever else lies there', async () => {
  await add('evenhand-20261123-030000.tar.gz', 'older')
  await add('evenhand-20261124-030000.tar.gz.age', '12345678')
  await add('notes.txt')
  await add(`evenhand-20261123-030000.tar.gz${VERIFIED}`, '{"at":"2026-11-23T09:00:00.000Z"}')
  expect(await find()).toEqual({
    place: 'folder',
    answers: true,
    count: 2,
    last: { name: 'evenhand-20261124-030000.tar.gz.age', at: '2026-11-24T03:00:00.000Z', bytes: 8 },
    verified: {
      name: 'evenhand-20261123-030000.tar.gz',
      at: '2026-11-23T03:00:00.000Z',
      verifiedAt: '2026-11-23T09:00:00.000Z',
    },
  })
})

test('the mark of a verified backup goes with it', async () => {
  for (const hour of ['01', '02']) await add(`evenhand-20261123-${hour}0000.tar.gz`)
  await add(`evenhand-20261123-010000.tar.gz${VERIFIED}`, 'not JSON')
  expect((await find())?.verified?.verifiedAt).toBe(null)
  await removeOldBackups(createBackupFolder(folder))
  expect(await readdir(folder)).toEqual(['evenhand-20261123-020000.tar.gz'])
})

test('a backup of a day in the future does not hide that none is made any more', async () => {
  const app = {
    settings: { backup: { folder, keyFile: undefined, s3: undefined } },
    now: () => new Date('2026-11-24T09:00:00Z'),
  }
  await add('evenhand-20300101-030000.tar.gz')
  expect(await newestBackup(app as Parameters<typeof newestBackup>[0])).toBeNull()
  await add('evenhand-20261123-030000.tar.gz')
  expect(await newestBackup(app as Parameters<typeof newestBackup>[0])).toEqual(
    new Date('2026-11-23T03:00:00Z'),
  )
})
