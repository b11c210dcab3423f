/** Clicks between the answer to a visitor and the database: what ends, fails or comes twice loses and doubles none. */
import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  dropClicksBefore,
  insertClicks,
  makeClickPartitions,
  reclassifyClicks,
  type Click,
} from '#db/queries/clicks/click-writes.ts'
import { readClickId } from '#domain/clicks/click-id.ts'
import { testDatabase } from '#test/test-database.ts'
import { createClickRecorder } from './click-recorder.ts'

const { db, reset } = await testDatabase()
let folder: string
beforeEach(async () => {
  await reset()
  folder = await mkdtemp(join(tmpdir(), 'clicks-'))
})

const aClick = (more: Partial<Click> = {}): Click => ({
  id: readClickId(randomBytes(16).toString('base64url')) ?? '',
  at: new Date('2026-03-10T10:00:00Z'),
  casinoId: 1,
  page: '/casinos',
  block: 'list',
  position: 1,
  country: 'DE',
  device: 'phone',
  visitor: randomUUID(),
  signals: [],
  ...more,
})

/** One whose database can be unavailable. */
function recorder() {
  let isAway = false
  const failures: unknown[] = []
  const made = createClickRecorder({
    db: db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('connect ECONNREFUSED')
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    folder,
    onFailure: (error) => void failures.push(error),
    onLost: () => undefined,
    everyMs: 1_000_000,
  })
  return { ...made, failures, setAway: (away: boolean) => void (isAway = away) }
}

const stored = () =>
  db.selectFrom('clicks').select(['id', 'page', 'class', 'reason']).orderBy('at').orderBy('id').execute()

test('a click is on disk before the visitor is sent on, and goes from there when it is stored', async () => {
  const { record, flush } = recorder()
  const click = aClick()
  await record(click)
  expect(await readdir(folder)).toHaveLength(1)
  expect(await stored()).toEqual([])
  await flush()
  expect(await readdir(folder)).toEqual([])
  expect(await stored()).toEqual([{ id: click.id, page: '/casinos', class: 'human', reason: null }])
})

test('the next process stores what a killed one has left, once, and nothing of a line that was cut off', async () => {
  const killed = recorder()
  const clicks = Array.from({ length: 8 }, () => aClick())
  for (const click of clicks) await killed.record(click)
  const [file = ''] = await readdir(folder)
  await appendFile(join(folder, file), '{"id":"')
  // It was killed after the first of them was stored and before its file went.
  await db.transaction().execute((inside) => insertClicks(inside, clicks.slice(0, 1)))
  await recorder().takeOver()
  expect((await stored()).map(({ id }) => id).toSorted()).toEqual(clicks.map(({ id }) => id).toSorted())
  expect(await readdir(folder)).toEqual([])
  await recorder().takeOver()
  expect(await stored()).toHaveLength(8)
})

test('while the database is unavailable clicks wait, and a process that starts leaves them to the next one', async () => {
  const { record, flush, takeOver, saltOf, setAway } = recorder()
  setAway(true)
  expect(await saltOf('2026-03-10')).toMatch(/^[\da-f]{32}$/)
  await record(aClick())
  await expect(flush()).rejects.toThrow('ECONNREFUSED')
  await record(aClick())
  const next = recorder()
  next.setAway(true)
  await expect(next.takeOver()).rejects.toThrow('ECONNREFUSED')
  expect(await readdir(folder)).toHaveLength(2)
  setAway(false)
  await flush()
  expect(await stored()).toHaveLength(2)
  expect(await readdir(folder)).toEqual([])
  await takeOver()
  expect(await stored()).toHaveLength(2)
})

test('a folder that cannot be written to keeps no visitor waiting, and the click is stored all the same', async () => {
  folder = '/dev/null/clicks'
  const { record, flush, failures } = recorder()
  await record(aClick())
  expect(failures).toHaveLength(1)
  await flush()
  expect(await stored()).toHaveLength(1)
})

test('all processes tell visitors apart with one secret a day', async () => {
  const [first, second] = [recorder(), recorder()]
  expect(await first.saltOf('2026-03-10')).toBe(await second.saltOf('2026-03-10'))
  expect(await first.saltOf('2026-03-11')).not.toBe(await second.saltOf('2026-03-10'))
})

test('two processes that store clicks of one visitor at once count one of them', async () => {
  const visitor = randomUUID()
  const [first, second] = [recorder(), recorder()]
  await Promise.all([first.record(aClick({ visitor })), second.record(aClick({ visitor }))])
  await Promise.all([first.flush(), second.flush()])
  expect((await stored()).map((click) => click.class).toSorted()).toEqual(['human', 'repeat'])
})

test('more than ten clicks of one visitor within a minute are suspected', async () => {
  const visitor = randomUUID()
  const clicks = Array.from({ length: 12 }, (_, index) =>
    aClick({ visitor, casinoId: index + 1, at: new Date(Date.UTC(2026, 2, 10, 10, 0, index)) }),
  )
  await db.transaction().execute((inside) => insertClicks(inside, clicks))
  expect((await stored()).map((click) => click.class)).toEqual([
    ...Array.from({ length: 10 }, () => 'human'),
    'suspected',
    'suspected',
  ])
})

test('counting a day again gives what the rules say, and the same when nothing changed', async () => {
  const day = new Date('2026-03-10T00:00:00Z')
  const visitor = randomUUID()
  await db
    .transaction()
    .execute((inside) => insertClicks(inside, [aClick({ visitor }), aClick({ visitor }), aClick()]))
  const recount = () => db.transaction().execute((inside) => reclassifyClicks(inside, day))
  expect(await recount()).toBe(0)
  const before = await stored()
  await sql`update clicks set class = 'bot', reason = 'a former rule'`.execute(db)
  expect(await recount()).toBe(3)
  expect((await stored()).map((click) => click.class).toSorted()).toEqual(['human', 'human', 'repeat'])
  expect(await stored()).toHaveLength(before.length)
})

test('months get their partitions with what came before they were there, and go as a whole', async () => {
  const make = (day: string) =>
    db.transaction().execute((inside) => makeClickPartitions(inside, new Date(day)))
  const drop = (day: string) => db.transaction().execute((inside) => dropClicksBefore(inside, new Date(day)))
  const partitions = async () =>
    (
      await sql<{ name: string }>`
        select inhrelid::regclass::text as name from pg_inherits where inhparent = 'clicks'::regclass
        order by 1`.execute(db)
    ).rows.map(({ name }) => name)
  await drop('2100-01-01')
  const before = (await partitions()).filter((name) => name !== 'clicks_other')
  await db
    .transaction()
    .execute((inside) =>
      insertClicks(inside, [
        aClick({ at: new Date('2030-01-31T23:59:59Z') }),
        aClick({ at: new Date('2030-02-01T00:00:00Z') }),
        aClick({ at: new Date('2029-12-31T23:59:59Z') }),
      ]),
    )
  await make('2030-01-15')
  await make('2030-01-16')
  expect(before).toEqual([])
  expect(await partitions()).toEqual(['clicks_2030_01', 'clicks_2030_02', 'clicks_2030_03', 'clicks_other'])
  expect(await stored()).toHaveLength(3)
  expect((await sql`select from clicks_2030_01`.execute(db)).rows).toHaveLength(1)
  await drop('2030-02-20')
  expect(await partitions()).toEqual(['clicks_2030_02', 'clicks_2030_03', 'clicks_other'])
  expect(await stored()).toHaveLength(1)
  await drop('2100-01-01')
})
