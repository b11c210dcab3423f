import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { CasinoDetail, ExpertReview } from '#contract/casinos/casinos.schema.ts'
import { testDatabase } from '#test/test-database.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { findCasino, findExpertReview, listCasinosByIds } from './casinos.ts'

const { db } = await testDatabase()
beforeAll(async () => {
  await loadDemo(db, new Date('2026-11-20T12:00:00Z'))
})

test('a casino is found with the means of its categories, and with its expert review', async () => {
  const casino = CasinoDetail.extend({ isDemo: z.literal(true) })
    .strict()
    .parse(await findCasino(db, 1))
  expect(casino.userCategoryAverages).not.toBeNull()
  expect(casino.userRating).toBe((Math.round((casino.userAverage ?? 0) * 10) / 10).toFixed(1))
  const review = ExpertReview.strict().parse(await findExpertReview(db, 1))
  expect(review.overallRating).toBe(casino.expertRating)
  const unrated = await db
    .selectFrom('casinos')
    .select('id')
    .where('review_count', '=', 0)
    .where('is_active', '=', true)
    .executeTakeFirst()
  expect(await findCasino(db, unrated?.id ?? 0)).toMatchObject({
    userRating: null,
    userAverage: null,
    userCategoryAverages: null,
  })
  expect(await findCasino(db, 2_147_483_647)).toBeUndefined()
})

test('an inactive casino is not found', async () => {
  const hidden = await db
    .selectFrom('casinos')
    .select('id')
    .where('is_active', '=', false)
    .executeTakeFirstOrThrow()
  expect(await findCasino(db, hidden.id)).toBeUndefined()
  expect(await findExpertReview(db, hidden.id)).toBeUndefined()
})

test('casinos are listed by ids, in their order, without the unknown', async () => {
  expect((await listCasinosByIds(db, [3, 999_999, 1])).map(({ id }) => id)).toEqual([3, 1])
  expect(await listCasinosByIds(db, [])).toEqual([])
})
