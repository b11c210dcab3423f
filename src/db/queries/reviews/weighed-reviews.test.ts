import { beforeAll, expect, test } from 'vitest'
import { EVERY_REVIEW, type ReviewFilter } from '#contract/reviews/review-filter.ts'
import { freshCatalogue } from '#test/fresh-catalogue.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { listCasinoReviews, searchReviews } from './reviews.ts'
import { countReviewChoices, weighAllReviews, weighCasinoReviews } from './weighed-reviews.ts'

const { db } = await testDatabase()
beforeAll(async () => {
  await loadDemo(db, new Date('2026-11-20T12:00:00Z'))
})

const CASINO = 1
const weigh = (filter: Partial<ReviewFilter>, cut?: { whole: number; few: number }) =>
  weighCasinoReviews(db, CASINO, { ...EVERY_REVIEW, ...filter }, cut)

test('without a filter they are the list itself, and the bands together are all of it', async () => {
  const { reviews, counts } = await weigh({})
  expect(reviews).toEqual(await listCasinoReviews(db, CASINO))
  expect(Object.values(counts.scores).reduce((sum, count) => sum + count, 0)).toBe(reviews.length)
  expect(await countReviewChoices(db, { casinoId: CASINO })).toEqual(counts)
})

test('every number beside a choice is how many reviews that choice shows', async () => {
  const { counts } = await weigh({})
  for (const score of ['excellent', 'good', 'average', 'poor'] as const)
    expect((await weigh({ score })).reviews).toHaveLength(counts.scores[score])
  expect((await weigh({ isVerified: true })).reviews).toHaveLength(counts.verified)
  expect(counts.subjects.length).toBeGreaterThan(0)
  for (const { subject, count } of counts.subjects)
    expect((await weigh({ about: subject })).reviews).toHaveLength(count)
})

test('reviews are found by words in title or text, whatever the case, and wildcards mean themselves', async () => {
  const [some] = (await weigh({})).reviews
  const words = some?.content.slice(5, 25).toUpperCase() ?? ''
  const { reviews, counts } = await weigh({ words })
  expect(reviews.map(({ id }) => id)).toContain(some?.id)
  expect(counts.found).toBe(reviews.length)
  expect((await weigh({ words: some?.title ?? '' })).reviews.map(({ id }) => id)).toContain(some?.id)
  expect((await weigh({ words: '%' })).reviews).toEqual([])
})

test('the first few of many come in the order asked for', async () => {
  const all = (await weigh({ order: 'lowest' })).reviews
  expect(all.map(({ overallRating }) => overallRating)).toEqual(
    all.map(({ overallRating }) => overallRating).toSorted((a, b) => a - b),
  )
  expect((await weigh({ order: 'lowest' }, { whole: 1, few: 3 })).reviews).toEqual(all.slice(0, 3))
})

test('a held review counts nowhere', async () => {
  const before = (await weigh({})).counts
  const id = (await weigh({ score: 'excellent' })).reviews[0]?.id ?? 0
  await db.updateTable('reviews').set({ is_published: false }).where('id', '=', id).execute()
  const { counts } = await weigh({ score: 'excellent' })
  await db.updateTable('reviews').set({ is_published: true }).where('id', '=', id).execute()
  expect(counts.scores.excellent).toBe(before.scores.excellent - 1)
  expect(counts.considered).toBe(before.considered - 1)
})

test('of all reviews a page of one kind is that part of the filtered list', async () => {
  const filter = { ...EVERY_REVIEW, order: 'highest', score: 'good' } as const
  const whole = await weighAllReviews(db, { kind: 'games', filter })
  expect(
    whole.reviews.every(({ kind, overallRating }) => kind === 'game' && [6, 7].includes(overallRating)),
  ).toBe(true)
  const second = await weighAllReviews(db, { kind: 'games', filter }, { number: 2, size: 3 })
  expect(second.reviews).toEqual(whole.reviews.slice(3, 6))
  expect(second.counts.found).toBe(whole.reviews.length)
  const { total } = await searchReviews(freshCatalogue(db), { number: 1, size: 1 }, 'games')
  expect(whole.counts.considered).toBe(total)
})
