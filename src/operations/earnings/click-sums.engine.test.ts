/** The sums of clicks say what the single clicks say, whatever was stored late, twice, at once or classified again. */
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { EARNINGS_BY } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { insertClicks, reclassifyClicks, type Click } from '#db/queries/clicks/click-writes.ts'
import { listEarnings, listOtherClicks, type EarningsSpan } from '#db/queries/earnings/earnings.ts'
import { aCasino } from '#test/builders.ts'
import { pick, randomFrom } from '#db/demo/seeded.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
const DAY = Date.UTC(2026, 2, 10)
const WEEK: EarningsSpan = { from: new Date(DAY - 9 * DAY_MS), to: new Date(DAY + 3 * DAY_MS) }

beforeEach(async () => {
  await reset()
  for (const name of ['Aurora', 'Borealis', 'Corona']) await aCasino(db, { name })
})

const random = randomFrom('clicks')
const uuid = () => `00000000-0000-4000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`
const VISITORS = Array.from({ length: 12 }, uuid)
const CASINOS = [1, 2, 3]
const PAGES = ['/casinos', '/bonuses']

function aClick(at: Date): Click {
  return {
    id: uuid(),
    at,
    casinoId: pick(random, CASINOS),
    page: pick(random, [...PAGES, null]),
    block: pick(random, ['list', 'offer', null]),
    position: pick(random, [1, 2, null]),
    country: pick(random, ['DE', 'FI', null]),
    device: pick(random, ['phone', 'computer']),
    visitor: pick(random, VISITORS),
    signals: pick(random, [[], [], [], ['bot'], ['staff']]),
  }
}

const clicksBetween = (count: number, from: number, span: number) =>
  Array.from({ length: count }, () => aClick(new Date(Math.floor(from + random() * span))))
const store = (clicks: readonly Click[]) => db.transaction().execute((inside) => insertClicks(inside, clicks))
const reclassify = (day: number) =>
  db.transaction().execute((inside) => reclassifyClicks(inside, new Date(day)))

/** The numbers of a report from the rows of `clicks`, counted one by one. */
async function single(by: string, { page, casino }: Pick<EarningsSpan, 'page' | 'casino'>) {
  const rows = await db.selectFrom('clicks').selectAll().execute()
  const keyOf = (row: (typeof rows)[number]): string | null => {
    if (by === 'casino') return String(row.casino_id)
    if (by === 'program') return null // No casino has one here.
    if (by === 'day' || by === 'month') return row.at.toISOString().slice(0, by === 'day' ? 10 : 7)
    if (by === 'all') return 'all'
    return row[by as 'page']?.toString() ?? null
  }
  const shown = rows.filter(
    (row) => (page === undefined || row.page === page) && (casino === undefined || row.casino_id === casino),
  )
  const groups = Map.groupBy(shown, keyOf)
  return new Map(
    [...groups].map(([key, clicks]) => [
      key,
      [
        clicks.filter((click) => click.class === 'human').length,
        clicks.filter((click) => click.is_first).length,
        clicks.filter((click) => click.class !== 'human').length,
      ],
    ]),
  )
}

async function expectSumsOfSingle() {
  for (const narrowed of [{}, { page: '/casinos' }, { casino: 1 }, { page: '/casinos', casino: 1 }]) {
    for (const by of [...EARNINGS_BY, 'all'] as const) {
      const rows = await listEarnings(db, by, { ...WEEK, ...narrowed }, 100)
      const counted = rows.map((row) => [row.key, [row.clicks, row.uniqueClicks, row.otherClicks]] as const)
      expect(new Map(counted), `${by} ${JSON.stringify(narrowed)}`).toEqual(await single(by, narrowed))
    }
    const others = await listOtherClicks(db, { ...WEEK, ...narrowed })
    const all = (await single('all', narrowed)).get('all')
    expect(others.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(all?.[2])
  }
}

test('late clicks, clicks sent twice and others classified later leave the sums right', async () => {
  for (let batch = 0; batch < 6; batch += 1) await store(clicksBetween(60, DAY - 2 * DAY_MS, 4.5 * DAY_MS))
  await expectSumsOfSingle()

  // A process that was killed stores its clicks a day later, some of them for the second time.
  const late = clicksBetween(20, DAY - DAY_MS, DAY_MS)
  await store(late)
  await store([...late.slice(5), ...clicksBetween(3, DAY, DAY_MS)])
  await expectSumsOfSingle()

  const before = await single('all', {})
  await db
    .updateTable('clicks')
    .set({ signals: ['bot'] })
    .where('country', '=', 'FI')
    .execute()
  expect(await reclassify(DAY)).toBeGreaterThan(0)
  expect(await single('all', {})).not.toEqual(before)
  await expectSumsOfSingle()
})

test('a batch that fails half way leaves its clicks out of the sums', async () => {
  await store(clicksBetween(20, DAY, DAY_MS))
  const failing = db.transaction().execute(async (inside) => {
    await insertClicks(inside, clicksBetween(20, DAY, DAY_MS))
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  await expectSumsOfSingle()
})

test('batches of several processes and a classification at the same time are all summed', async () => {
  const during = [1, 2, 3, 4].map(() => store(clicksBetween(30, DAY, 30 * MINUTE_MS)))
  await Promise.all([...during, reclassify(DAY), ...[1, 2].map(() => store(clicksBetween(9, DAY, DAY_MS)))])
  expect(await db.selectFrom('clicks').selectAll().execute()).toHaveLength(138)
  await expectSumsOfSingle()
})

test('what is summed is read as sums: clicks that are gone since still count', async () => {
  await store(clicksBetween(50, DAY, DAY_MS))
  const before = await listEarnings(db, 'casino', WEEK, 9)
  expect(before).toHaveLength(3)
  await db.deleteFrom('clicks').execute()
  expect(await listEarnings(db, 'casino', WEEK, 9)).toEqual(before)
})

test('the migration sums what was stored before it', async () => {
  await store(clicksBetween(50, DAY, 2 * DAY_MS))
  await db.deleteFrom('click_days').execute()
  const migration = await readFile('src/db/migrations/1012_click_days.sql', 'utf8')
  const fill = /^insert into click_days.*?;/ms.exec(migration)?.[0] ?? ''
  expect((await sql.raw(fill).execute(db)).numAffectedRows).toBeGreaterThan(20)
  await expectSumsOfSingle()
})

test('a visitor counts once for each casino and day, on the page of the first click', async () => {
  const visitor = VISITORS[0] ?? ''
  const at = (minutes: number) => new Date(DAY + minutes * MINUTE_MS)
  const click = { ...aClick(at(0)), casinoId: 1, visitor, signals: [] }
  await store([
    { ...click, id: uuid(), page: '/casinos' },
    { ...click, id: uuid(), at: at(40), page: '/bonuses' },
    { ...click, id: uuid(), at: at(41), casinoId: 2, page: '/bonuses' },
  ])
  const rows = await listEarnings(db, 'page', WEEK, 9)
  expect(rows.map(({ key, clicks, uniqueClicks }) => [key, clicks, uniqueClicks])).toEqual([
    ['/bonuses', 2, 1],
    ['/casinos', 1, 1],
  ])
})
