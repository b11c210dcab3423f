/** Whatever is summed, a report says what it says when it reads every click. */
import { beforeEach, expect, test } from 'vitest'
import { EARNINGS_BY } from '#contract/earnings/earnings.schema.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/shared/durations.ts'
import { insertClicks, reclassifyClicks } from '#db/queries/clicks/click-writes.ts'
import type { Click } from '#db/queries/clicks/click-writes.ts'
import { listEarnings, listOtherClicks } from '#db/queries/earnings/earnings.ts'
import type { ClickSources, EarningsSpan } from '#db/queries/earnings/earnings.ts'
import { aCasino } from '#test/builders.ts'
import { pick, randomFrom } from '#db/demo/seeded.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { countClicks, findClickSources } from './count-clicks.ts'

const { db, reset } = await testDatabase()
const { app, setNow } = testApp(db)
const DAY = Date.UTC(2026, 2, 10)
const WEEK: EarningsSpan = { from: new Date(DAY - 9 * DAY_MS), to: new Date(DAY + 3 * DAY_MS) }
const NARROWED = [{}, { page: '/casinos' }, { casino: 1 }, { page: '/casinos', casino: 1 }]

beforeEach(async () => {
  await reset()
  for (const name of ['Aurora', 'Borealis', 'Corona']) await aCasino(db, { name })
  setNow(new Date(DAY + 2.5 * DAY_MS))
})

const random = randomFrom('clicks')
const uuid = () => `00000000-0000-4000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`
const VISITORS = Array.from({ length: 12 }, uuid)

function aClick(at: Date): Click {
  return {
    id: uuid(),
    at,
    casinoId: pick(random, [1, 2, 3]),
    page: pick(random, ['/casinos', '/bonuses', null]),
    block: pick(random, ['list', 'offer', null]),
    position: pick(random, [1, 2, null]),
    country: pick(random, ['DE', 'FI', null]),
    device: pick(random, ['phone', 'computer']),
    visitor: pick(random, VISITORS),
    signals: pick(random, [[], [], [], ['bot'], ['staff']]),
  }
}

const someTime = (from: number, span: number) => new Date(Math.floor(from + random() * span))
const clicksBetween = (count: number, from: number, span: number) =>
  Array.from({ length: count }, () => aClick(someTime(from, span)))
const store = (clicks: readonly Click[]) => db.transaction().execute((inside) => insertClicks(inside, clicks))

/** Every table of every report. */
async function reports(sourcesOf: (span: EarningsSpan) => Promise<ClickSources>) {
  const all: unknown[] = []
  for (const narrowed of NARROWED) {
    const span = { ...WEEK, ...narrowed }
    const sources = await sourcesOf(span)
    for (const by of [...EARNINGS_BY, 'all'] as const)
      all.push([narrowed, by, await listEarnings(db, by, span, { sources, limit: 100 })])
    all.push([narrowed, await listOtherClicks(db, span, sources)])
  }
  return all
}
const counted = () =>
  reports(async (span) =>
    'page' in span && 'casino' in span ? { parts: [], gaps: [span] } : findClickSources(app, span),
  )
const oneByOne = () => reports(async (span) => ({ parts: [], gaps: [span] }))
const parts = async () =>
  (await db.selectFrom('click_parts').select(['starts', 'ends']).where('state', '=', 'ready').execute()).map(
    ({ starts, ends }) => (ends.getTime() - starts.getTime()) / HOUR_MS,
  )

test('sums of hours and days, single clicks, late ones and others classified later give the same report', async () => {
  for (let batch = 0; batch < 6; batch += 1) await store(clicksBetween(60, DAY - 2 * DAY_MS, 4.5 * DAY_MS))
  const before = await oneByOne()
  expect(await counted()).toEqual(before)
  await countClicks(app)
  expect((await parts()).filter((hours) => hours === 24)).toHaveLength(4)
  expect(await counted()).toEqual(before)

  // A process that was killed stores its clicks a day later.
  await store(clicksBetween(20, DAY - DAY_MS, DAY_MS))
  const later = await oneByOne()
  expect(later).not.toEqual(before)
  expect(await counted()).toEqual(later)
  await countClicks(app)
  expect(await counted()).toEqual(later)

  await db
    .updateTable('clicks')
    .set({ signals: ['bot'] })
    .where('country', '=', 'FI')
    .execute()
  await db.transaction().execute((inside) => reclassifyClicks(inside, new Date(DAY)))
  const reclassified = await oneByOne()
  expect(reclassified).not.toEqual(later)
  await countClicks(app)
  await countClicks(app)
  expect(await counted()).toEqual(reclassified)
  expect(await db.selectFrom('click_parts').selectAll().where('state', '<>', 'ready').execute()).toEqual([])
})

test('what is summed is read as sums: clicks that are gone since still count', async () => {
  await store(clicksBetween(50, DAY, DAY_MS))
  await countClicks(app)
  const before = await counted()
  await db.deleteFrom('clicks').execute()
  const summed = before.filter((_, index) => index < 3 * (EARNINGS_BY.length + 2))
  expect((await counted()).slice(0, summed.length)).toEqual(summed)
})

test('a part into which clicks are stored while it is counted is not read', async () => {
  for (let round = 0; round < 8; round += 1) {
    const day = DAY - round * DAY_MS
    await store(clicksBetween(30, day, 30 * MINUTE_MS))
    const during = [1, 2, 3].map(() => store(clicksBetween(10, day, 30 * MINUTE_MS)))
    await Promise.all([countClicks(app), ...during, countClicks(app)])
  }
  expect(await counted()).toEqual(await oneByOne())
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
  await countClicks(app)
  const rows = await listEarnings(db, 'page', WEEK, { sources: await findClickSources(app, WEEK), limit: 9 })
  expect(rows.map(({ key, clicks, uniqueClicks }) => [key, clicks, uniqueClicks])).toEqual([
    ['/bonuses', 2, 1],
    ['/casinos', 1, 1],
  ])
})
