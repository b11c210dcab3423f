import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { aCasino, aReview } from '#test/builders.ts'
import { NOW } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { readMonth } from './month.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10)

/** A casino whose withdrawals were requested this many days ago. */
const withTests = (name: string, days: readonly number[], is_active = true) =>
  aCasino(db, {
    name,
    is_active,
    payouts_timed: days.length,
    payout_tests: JSON.stringify(days.map((ago) => ({ askedAt: daysAgo(ago).toISOString() }))),
  })

test('withdrawals of the last 30 days are counted, each one, also beside older ones', async () => {
  await withTests('Aldermoon', [2, 29, 31, 200])
  await withTests('Tidewell', [31])
  await withTests('Hidden', [1], false)
  expect((await readMonth(db, NOW)).withdrawals).toBe(2)
})

test('a casino counts once that was tested or checked', async () => {
  await aCasino(db, { name: 'Aldermoon', tested_on: dayOf(3), checked_on: dayOf(90) })
  await aCasino(db, { name: 'Tidewell', checked_on: dayOf(30) })
  await aCasino(db, { name: 'Sorrelgate', tested_on: dayOf(31), checked_on: dayOf(40) })
  expect((await readMonth(db, NOW)).tests).toBe(2)
})

test('reviews that are published are counted', async () => {
  const casino_id = await aCasino(db)
  await aReview(db, { casino_id, created_at: daysAgo(1) })
  await aReview(db, { casino_id, created_at: daysAgo(1), is_published: false })
  await aReview(db, { casino_id, created_at: daysAgo(31) })
  expect((await readMonth(db, NOW)).reviews).toBe(1)
})
