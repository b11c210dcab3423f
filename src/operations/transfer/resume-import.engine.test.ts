import { expect, test } from 'vitest'
import type { Kysely } from 'kysely'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import type { ImportProgress } from '#contract/transfer/transfer.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { emptyDatabase } from '#test/test-database.ts'
import { runJobs } from '#test/run-jobs.ts'
import { fileOf } from '../app/sent-file.ts'
import { transferOf } from './transfers.ts'

const ACTOR = { role: 'admin', adminId: 1, username: 'milena', displayName: null } as const
const LATER = new Date(NOW.getTime() + 60_000)

const database = await emptyDatabase()
await migrate(database.connect().db)

function listOf(prefix: string, count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `${prefix} ${index}`,
    description: 'A measured, well-run casino.',
    websiteUrl: 'https://x.example',
  }))
  return new TextEncoder().encode(JSON.stringify(rows))
}

/** A process that dies between two batches, as soon as so many rows are saved. */
async function importAndDie(prefix: string, count: number, diesAfter: number): Promise<void> {
  const connection = database.connect()
  const { app } = testApp(connection.db)
  let closing: Promise<void> | undefined
  const onProgress = ({ step, done }: ImportProgress) => {
    if (step === 'saving' && done >= diesAfter) closing ??= connection.close()
  }
  const file = { format: 'json', file: fileOf(listOf(prefix, count)), fileName: `${prefix}.json` } as const
  const asked = { ...file, apply: true, skipRefused: false, onProgress }
  await expect(transferOf('casino').importItems(app, ACTOR, asked)).rejects.toThrow(/pool|driver/)
  await closing
}

const namesLike = async (db: Kysely<Tables>, prefix: string) =>
  (await db.selectFrom('casinos').where('name', 'like', `${prefix} %`).select('name').execute()).length
const stateOf = async (db: Kysely<Tables>, prefix: string) =>
  db
    .selectFrom('imports')
    .where('file_name', '=', `${prefix}.json`)
    .select(['state', 'created', 'planned'])
    .executeTakeFirstOrThrow()

test('an import whose process was killed between batches goes on elsewhere, no row twice and none lost', async () => {
  await importAndDie('Killed', 120, 10)
  const { db } = database.connect()
  const { app, setNow } = testApp(db)
  const before = await namesLike(db, 'Killed')
  expect(before).toBeGreaterThanOrEqual(10)
  expect(before).toBeLessThan(120)

  await runJobs(app)
  expect(await namesLike(db, 'Killed')).toBe(before)

  setNow(LATER)
  await runJobs(app)
  expect(await namesLike(db, 'Killed')).toBe(120)
  expect(await stateOf(db, 'Killed')).toEqual({ state: 'applied', created: 120, planned: 120 })
  const entries = await db.selectFrom('audit_log').where('action', '=', 'imported').selectAll().execute()
  expect(entries).toMatchObject([{ username: 'milena', kind: 'casino', name: '120 created, 0 changed' }])
  const versions = await db.selectFrom('revisions').select(['version', 'username']).execute()
  expect(versions).toHaveLength(120)
  expect(versions.every(({ username }) => username === 'milena')).toBe(true)
})

test('of two processes that go on with the same import each row is applied by one', async () => {
  await importAndDie('Shared', 120, 10)
  const processes = [database.connect(), database.connect()].map(({ db }) => testApp(db))
  processes.forEach(({ setNow }) => setNow(LATER))
  await Promise.all(processes.map(({ app }) => runJobs(app)))
  const { db } = database.connect()
  expect(await namesLike(db, 'Shared')).toBe(120)
  expect(await stateOf(db, 'Shared')).toEqual({ state: 'applied', created: 120, planned: 120 })
})

test('a process that was away too long and the one that took over apply no row twice', async () => {
  const slow = testApp(database.connect().db)
  const quick = testApp(database.connect().db)
  quick.setNow(LATER)
  let taken: Promise<void> | undefined
  const onProgress = ({ step, done }: ImportProgress) => {
    if (step === 'saving' && done > 0) taken ??= runJobs(quick.app)
  }
  const file = { format: 'json', file: fileOf(listOf('Slow', 120)), fileName: 'Slow.json' } as const
  const asked = { ...file, apply: true, skipRefused: false, onProgress }
  await transferOf('casino').importItems(slow.app, ACTOR, asked)
  await taken
  const { db } = database.connect()
  expect(await namesLike(db, 'Slow')).toBe(120)
  expect(await stateOf(db, 'Slow')).toEqual({ state: 'applied', created: 120, planned: 120 })
})

test('a process that is asked to stop hands the import over at once', async () => {
  const { db } = database.connect()
  const { app } = testApp(db)
  let isStopping = false
  const onProgress = ({ step, done }: ImportProgress) => {
    if (step === 'saving' && done > 0) isStopping = true
  }
  const file = { format: 'json', file: fileOf(listOf('Stopped', 60)), fileName: 'Stopped.json' } as const
  const asked = { ...file, apply: true, skipRefused: false, onProgress }
  const ending = { ...app, isStopping: () => isStopping }
  await expect(transferOf('casino').importItems(ending, ACTOR, asked)).rejects.toThrow(/goes on by itself/)
  expect(await namesLike(db, 'Stopped')).toBeLessThan(60)
  await runJobs(app)
  expect(await namesLike(db, 'Stopped')).toBe(60)
})

test('a process that died before anything was saved leaves nothing, and its import is marked as failed', async () => {
  const connection = database.connect()
  let closing: Promise<void> | undefined
  const onProgress = ({ step }: ImportProgress) => {
    if (step === 'checking') closing ??= connection.close()
  }
  const file = { format: 'json', file: fileOf(listOf('Early', 150)), fileName: 'Early.json' } as const
  const asked = { ...file, apply: true, skipRefused: false, onProgress }
  const dying = testApp(connection.db)
  await expect(transferOf('casino').importItems(dying.app, ACTOR, asked)).rejects.toThrow(/pool|driver/)
  await closing
  const { db } = database.connect()
  const { app, setNow } = testApp(db)
  setNow(LATER)
  await runJobs(app)
  expect(await stateOf(db, 'Early')).toMatchObject({ state: 'failed', created: 0 })
  expect(await namesLike(db, 'Early')).toBe(0)
})
