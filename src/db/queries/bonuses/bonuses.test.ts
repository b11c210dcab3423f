import { beforeAll, expect, test } from 'vitest'
import { Bonus, BonusRatings } from '#contract/bonuses/bonuses.schema.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { aBonus, aCasino } from '#test/builders.ts'
import { freshCatalogue, isOldestFirst } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { countTotals } from '../analytics/stats.ts'
import { listFeaturedBonuses, searchBonuses } from './bonus-list.ts'
import * as bonuses from './bonuses.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const now = new Date('2026-11-20T12:00:00Z')
beforeAll(async () => {
  await loadDemo(db, now)
})

test('lists hold the active ones of active casinos, oldest first, in the shape of the contract', async () => {
  const all = (await searchBonuses(of, { now })).items
  for (const bonus of all) expect(Bonus.strict().parse(bonus)).toEqual(bonus)
  expect(
    all.every(({ isActive, casino }) => isActive && casino.name !== 'Quartzley' && casino.name !== 'Corvane'),
  ).toBe(true)
  expect(all.filter(({ validUntil }) => isExpired(validUntil, now))).toEqual([])
  expect(isOldestFirst(all)).toBe(true)
  expect((await countTotals(of, now)).totalBonuses).toBe(all.length)
  expect(await listFeaturedBonuses(of, now)).toEqual(all.filter(({ isFeatured }) => isFeatured))
  expect(
    (await bonuses.listBonuses(db, { casinoId: 1 })).filter(({ validUntil }) => !isExpired(validUntil, now)),
  ).toEqual(all.filter(({ casinoId }) => casinoId === 1))
  expect(await searchBonuses(of, { now }, { number: 2, size: 10 })).toEqual({
    items: all.slice(10, 20),
    total: all.length,
  })
})

test('an inactive bonus is found and says so, one of an inactive casino is not', async () => {
  await db.updateTable('bonuses').set({ is_active: false }).where('id', '=', 1).execute()
  expect(await bonuses.findBonus(db, 1)).toMatchObject({ id: 1, isActive: false })
  expect((await searchBonuses(of, { now })).items.map(({ id }) => id)).not.toContain(1)
  expect((await bonuses.listBonusesByIds(db, [2, 1])).map(({ id }) => id)).toEqual([2, 1])
  await db.updateTable('bonuses').set({ is_active: true }).where('id', '=', 1).execute()
  await db.updateTable('casinos').set({ is_active: false }).where('id', '=', 2).execute()
  const hidden = await db
    .selectFrom('bonuses')
    .select('id')
    .where('casino_id', '=', 2)
    .executeTakeFirstOrThrow()
  expect(await bonuses.findBonus(db, hidden.id)).toBeUndefined()
  expect(await bonuses.findBonusRatings(db, hidden.id)).toBeUndefined()
  await db.updateTable('casinos').set({ is_active: true }).where('id', '=', 2).execute()
})

test('ratings are the stored mean, zeros without reviews, and nothing for an unknown bonus', async () => {
  const rows = await db
    .selectFrom('bonuses')
    .select(['id', 'review_count', 'overall_sum'])
    .where('casino_id', 'in', db.selectFrom('casinos').select('id').where('is_active', '=', true))
    .orderBy('review_count')
    .execute()
  const [none, most] = [rows[0], rows.at(-1)]
  expect(await bonuses.findBonusRatings(db, none?.id ?? 0)).toEqual({
    userReviewsAverage: 0,
    totalReviews: 0,
  })
  expect(BonusRatings.parse(await bonuses.findBonusRatings(db, most?.id ?? 0))).toEqual({
    userReviewsAverage: (most?.overall_sum ?? 0) / (most?.review_count ?? 1),
    totalReviews: most?.review_count,
  })
  expect(await bonuses.findBonusRatings(db, 999_999)).toBeUndefined()
})

test('in the row of a casino offers for existing players come after those for new ones, and ended ones last', async () => {
  const casinoId = await aCasino(db, { name: 'Row Casino' })
  const ended = new Date(now.getTime() - 1000)
  for (const [title, type, valid_until] of [
    ['Ended welcome', 'welcome', ended],
    ['Club', 'vip', null],
    ['Points', 'loyalty', null],
    ['Friday', 'Reload', null],
    ['Spins', 'free_spins', null],
    ['Welcome', 'welcome', null],
  ] as const)
    await aBonus(db, { casino_id: casinoId, title, type, valid_until })
  const row = await bonuses.bonusesOfCasino(db, casinoId, now).execute()
  expect(row.map(({ title }) => title)).toEqual([
    'Spins',
    'Welcome',
    'Club',
    'Points',
    'Friday',
    'Ended welcome',
  ])
})
