import { describe, expect, test } from 'vitest'
import type { CasinoDetail } from '#contract/casinos/casinos.schema.ts'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { REVIEW_MESSAGES } from '#contract/reviews/review-messages.ts'
import { aCasino } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const problemOf = async (answer: Response) =>
  (await answer.json()) as { message: string; errors?: { path: string; message: string }[] }

describe('a casino review', () => {
  test('answers 201 with what was stored; overall rating, pros and cons come from the six ratings', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post('/api/reviews', casinoReviewBody(casinoId))
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      ...casinoReviewBody(casinoId),
      id: 1,
      answer: null,
      answeredAt: null,
      overallRating: 7,
      helpfulVotes: 0,
      isVerified: false,
      isPublished: true,
      createdAt: NOW.toISOString(),
      pros: ['Excellent bonus offers', 'Fast and reliable payouts', 'Wide game selection'],
      cons: ['Weak customer support'],
    })
    const list = (await (await site.request(`/api/reviews/casino/${casinoId}`)).json()) as CasinoReview[]
    expect(list.map(({ title }) => title)).toEqual(['Good enough'])
  })

  test('decides id, date, votes, verification, publication, overall, pros and cons itself', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post(
      '/api/reviews',
      casinoReviewBody(casinoId, {
        id: 77,
        createdAt: '1999-01-01',
        helpfulVotes: 500,
        isVerified: true,
        isPublished: false,
        overallRating: 10,
        pros: ['Bribe'],
        cons: [],
      }),
    )
    expect(await answer.json()).toMatchObject({
      id: 1,
      createdAt: NOW.toISOString(),
      helpfulVotes: 0,
      isVerified: false,
      isPublished: true,
      overallRating: 7,
    })
  })

  test.each([0, 11, -1, 10.5, '9', 'great', null, [8]])(
    'with an overall rating of %j is refused',
    async (overallRating) => {
      const casinoId = await aCasino(db)
      const answer = await site.post('/api/reviews', casinoReviewBody(casinoId, { overallRating }))
      expect(answer.status).toBe(400)
      expect((await problemOf(answer)).errors).toEqual([
        { path: 'overallRating', message: 'overallRating must be a number from 1 to 10' },
      ])
    },
  )

  test.each([
    ['userName', '  ', REVIEW_MESSAGES.userNameMissing],
    ['title', '', REVIEW_MESSAGES.titleMissing],
    ['content', ' \n ', REVIEW_MESSAGES.contentMissing],
    ['title', 'x'.repeat(51), REVIEW_MESSAGES.casinoTitleLong],
    ['content', 'x'.repeat(501), REVIEW_MESSAGES.casinoContentLong],
    ['payoutsRating', 0, 'payoutsRating must be a whole number from 1 to 10'],
    ['payoutsRating', 11, 'payoutsRating must be a whole number from 1 to 10'],
    ['payoutsRating', 7.5, 'payoutsRating must be a whole number from 1 to 10'],
    ['payoutsRating', '7', 'payoutsRating must be a whole number from 1 to 10'],
    ['casinoId', undefined, 'casinoId is required'],
    ['casinoId', '1', 'casinoId must be a number'],
  ])('with %s = %j is refused with the sentence of the form', async (field, value, message) => {
    const answer = await site.post('/api/reviews', casinoReviewBody(1, { [field]: value }))
    expect(answer.status).toBe(400)
    expect(await problemOf(answer)).toMatchObject({ message, errors: [{ path: field, message }] })
  })

  test('of an unknown or inactive casino is not found', async () => {
    const inactive = await aCasino(db, { is_active: false })
    for (const casinoId of [inactive, 999]) {
      const answer = await site.post('/api/reviews', casinoReviewBody(casinoId))
      expect([answer.status, (await problemOf(answer)).message]).toEqual([404, 'Casino not found'])
    }
  })

  test('counts in the averages of the casino, also when twenty arrive at once', async () => {
    const casinoId = await aCasino(db)
    const sent = Array.from({ length: 20 }, (_, index) => {
      const rating = 1 + (index % 10)
      return site.post(
        '/api/reviews',
        casinoReviewBody(casinoId, { content: `Opinion number ${index}`, bonusesRating: rating }),
        { address: `198.51.100.${index}` },
      )
    })
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const overall = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as CasinoReview).overallRating),
    )
    const casino = (await (await site.request(`/api/casinos/${casinoId}`)).json()) as CasinoDetail
    expect(casino.totalReviews).toBe(20)
    expect(casino.userAverage).toBeCloseTo(overall.reduce((sum, rating) => sum + rating, 0) / 20, 10)
    expect(casino.userCategoryAverages).toMatchObject({
      bonusesRating: 5.5,
      designRating: 7,
      payoutsRating: 9,
    })
  })
})
