import { beforeAll, expect, test } from 'vitest'
import { AnyReview, BonusReview, CasinoReview, GameReview } from '#contract/reviews/reviews.schema.ts'
import { prosAndCons } from '#domain/reviews/pros-and-cons.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { listReviewMonths } from './review-months.ts'
import * as queries from './reviews.ts'

const { db } = await testDatabase()
const of = freshCatalogue(db)
const listAllReviews = async () => (await queries.searchReviews(of)).items
beforeAll(async () => {
  await loadDemo(db, new Date('2026-11-20T12:00:00Z'))
})

const dates = (reviews: { createdAt: string }[]) => reviews.map(({ createdAt }) => createdAt)

test('reviews of a casino are the published ones, newest first, with pros and cons of their ratings', async () => {
  const reviews = await queries.listCasinoReviews(db, 1)
  for (const review of reviews) {
    expect(CasinoReview.strict().parse(review)).toEqual(review)
    expect({ pros: review.pros, cons: review.cons }).toEqual(prosAndCons(review))
  }
  expect(dates(reviews)).toEqual(dates(reviews).toSorted().toReversed())
  expect(await queries.listCasinoReviews(db, 1, { limit: 5, offset: 5 })).toEqual(reviews.slice(5, 10))
  expect(reviews.every(({ isPublished }) => isPublished)).toBe(true)
})

test('the months of a casino are the means of its published reviews since a day', async () => {
  const since = new Date('2026-03-01T00:00:00Z')
  const reviews = (await queries.listCasinoReviews(db, 1)).filter(
    ({ createdAt }) => createdAt >= since.toISOString(),
  )
  const months = Map.groupBy(reviews, ({ createdAt }) => createdAt.slice(0, 7))
  const expected = [...months].map(([month, of]) => ({
    month,
    count: of.length,
    mean: of.reduce((sum, { overallRating }) => sum + overallRating, 0) / of.length,
  }))
  const read = await listReviewMonths(db, 1, since)
  expect(read.length).toBeGreaterThan(3)
  expect(read.map(({ mean, ...month }) => ({ ...month, mean: mean.toFixed(6) }))).toEqual(
    expected
      .toSorted((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ mean, ...month }) => ({ ...month, mean: mean.toFixed(6) })),
  )
})

test('reviews of bonuses and games have the shapes of their kinds', async () => {
  const bonus = await db
    .selectFrom('bonuses')
    .select(['id', 'review_count'])
    .where('review_count', '>', 2)
    .executeTakeFirstOrThrow()
  const game = await db
    .selectFrom('games')
    .select(['id', 'review_count'])
    .where('review_count', '>', 2)
    .executeTakeFirstOrThrow()
  const [ofBonus, ofGame] = [
    await queries.listBonusReviews(db, bonus.id),
    await queries.listGameReviews(db, game.id),
  ]
  for (const review of ofBonus) expect(BonusReview.strict().parse(review)).toEqual(review)
  for (const review of ofGame) expect(GameReview.strict().parse(review)).toEqual(review)
  expect([ofBonus.length, ofGame.length]).toEqual([bonus.review_count, game.review_count])
})

test('all reviews together name what they are about, newest first', async () => {
  const { items, total } = await queries.searchReviews(of, { number: 1, size: 50 })
  for (const review of items) expect(AnyReview.parse(review)).toEqual(review)
  expect(dates(items)).toEqual(dates(items).toSorted().toReversed())
  const all = await listAllReviews()
  expect(all).toHaveLength(total)
  expect(all.slice(0, 50)).toEqual(items)
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['casino', 'bonus', 'game']))
})

test('the list of one kind is that part of all reviews', async () => {
  const all = await listAllReviews()
  for (const [kind, one] of [
    ['casinos', 'casino'],
    ['bonuses', 'bonus'],
    ['games', 'game'],
  ] as const) {
    const { items, total } = await queries.searchReviews(of, { number: 2, size: 20 }, kind)
    const part = all.filter((review) => review.kind === one)
    expect(total).toBe(part.length)
    expect(items).toEqual(part.slice(20, 40))
  }
})

test('a held review is not found, nor are reviews of an inactive casino and its bonuses', async () => {
  const held = await db
    .selectFrom('reviews')
    .select('id')
    .where('is_published', '=', false)
    .executeTakeFirstOrThrow()
  expect(await queries.findReview(db, held.id)).toBeUndefined()
  const one = (await queries.listCasinoReviews(db, 2, { limit: 1 }))[0]
  expect(await queries.findReview(db, one?.id ?? 0)).toMatchObject({
    kind: 'casino',
    targetId: 2,
    targetName: 'Tidewell',
    title: one?.title,
  })
  await db.updateTable('casinos').set({ is_active: false }).where('id', '=', 2).execute()
  const bonus = await db
    .selectFrom('bonuses')
    .select('id')
    .where('casino_id', '=', 2)
    .where('review_count', '>', 0)
    .executeTakeFirstOrThrow()
  expect(await queries.listCasinoReviews(db, 2)).toEqual([])
  expect(await queries.listBonusReviews(db, bonus.id)).toEqual([])
  expect(await queries.findReview(db, one?.id ?? 0)).toBeUndefined()
  expect(
    (await listAllReviews()).some(
      ({ kind, targetId }) =>
        (kind === 'casino' && targetId === 2) || (kind === 'bonus' && targetId === bonus.id),
    ),
  ).toBe(false)
})
