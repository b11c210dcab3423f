import { beforeEach, expect, test } from 'vitest'
import { aCasino, aReview } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { daysBefore, utcDay } from '#domain/shared/utc-days.ts'
import { forgetExpired } from './forget-expired.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

/** The job at NOW, with these times in days. */
async function forget(times: { interactions: number; comparisons: number; addressHashes: number }) {
  const { app } = testApp(db)
  await forgetExpired({
    ...app,
    settings: { ...app.settings, retention: { ...app.settings.retention, ...times } },
  })
}
const TIMES = { interactions: 400, comparisons: 30, addressHashes: 1 }

test('interactions go after their time, however many there are, and saved comparisons with their casinos', async () => {
  const casino_id = await aCasino(db)
  const interaction = (days: number) => ({
    session_id: `session_${days}_a`,
    interaction_type: 'search',
    target_id: 'plinko',
    created_at: daysBefore(NOW, days),
  })
  const old = Array.from({ length: 4_500 }, (_, index) => interaction(11 + (index % 7)))
  await db
    .insertInto('interactions')
    .values([...old, interaction(9)])
    .execute()
  for (const [user_id, days] of [
    ['old', 4],
    ['young', 2],
  ] as const) {
    const { id } = await db
      .insertInto('comparisons')
      .values({ user_id, created_at: daysBefore(NOW, days) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('comparison_casinos').values({ comparison_id: id, casino_id, position: 1 }).execute()
  }
  await forget({ ...TIMES, interactions: 10, comparisons: 3 })
  expect(await db.selectFrom('interactions').select('session_id').execute()).toEqual([
    { session_id: 'session_9_a' },
  ])
  expect(await db.selectFrom('comparisons').select('user_id').execute()).toEqual([{ user_id: 'young' }])
  expect(await db.selectFrom('comparison_casinos').select('position').execute()).toHaveLength(1)
})

test('address hashes of votes, counted visits and reviews go after theirs, the reviews stay', async () => {
  const casino_id = await aCasino(db)
  const review = (days: number) =>
    aReview(db, { casino_id, address_hash: `of day ${days}`, created_at: daysBefore(NOW, days) })
  const ids = [await review(3), await review(1.1), await review(0.9)]
  const leave = async (days: number) => {
    const day = utcDay(daysBefore(NOW, days))
    const vote = { review_id: ids[0] ?? 0, address_hash: `of day ${days}`, voted_on: day }
    await db.insertInto('helpful_votes').values(vote).execute()
    const visitor = `0000000000000000000000000000000${days}`
    await db
      .insertInto('interest_today')
      .values({ day, visitor, measure: 'game', slot: 1, target_id: 1 })
      .execute()
  }
  for (const days of [0, 1, 2]) await leave(days)
  const left = async () => ({
    votes: await countOf('helpful_votes'),
    visitors: await countOf('interest_today'),
    reviews: (await db.selectFrom('reviews').select('address_hash').orderBy('id').execute()).map(
      ({ address_hash }) => address_hash,
    ),
  })
  await forget({ ...TIMES, addressHashes: 2 })
  expect(await left()).toEqual({ votes: 2, visitors: 2, reviews: [null, 'of day 1.1', 'of day 0.9'] })
  await forget(TIMES)
  expect(await left()).toEqual({ votes: 1, visitors: 1, reviews: [null, null, 'of day 0.9'] })
})

test('daily sums of interest stay for 400 days, whatever becomes of the interactions', async () => {
  const sum = (days: number) => ({
    day: utcDay(daysBefore(NOW, days)),
    measure: 'game' as const,
    target_id: days,
    visitors: 3,
  })
  await db
    .insertInto('interest')
    .values([sum(401), sum(399)])
    .execute()
  await forget({ ...TIMES, interactions: 1 })
  expect(await db.selectFrom('interest').select('target_id').execute()).toEqual([{ target_id: 399 }])
})

async function countOf(table: 'helpful_votes' | 'interest_today'): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length
}
