import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { REVIEW_MESSAGES } from '#contract/reviews/review-messages.ts'
import { aBonus, aCasino, aGame } from '#test/builders.ts'
import { casinoReviewBody, shortReviewBody } from '#test/review-bodies.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const problemOf = async (answer: Response) =>
  (await answer.json()) as { message: string; errors?: { path: string; message: string }[] }

describe('a bonus review', () => {
  test('is told by its bonusId and counts in the ratings of the bonus', async () => {
    const bonusId = await aBonus(db)
    const answer = await site.post('/api/reviews', {
      ...shortReviewBody({ overallRating: 9 }),
      bonusId,
      isPublished: true,
      isVerified: false,
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      bonusId,
      overallRating: 9,
      isVerified: false,
      isPublished: true,
    })
    expect(await (await site.request(`/api/bonuses/${bonusId}/ratings`)).json()).toEqual({
      userReviewsAverage: 9,
      totalReviews: 1,
    })
  })

  test('of an inactive bonus is taken; of an unknown one, or one of an inactive casino, it is not found', async () => {
    const inactive = await aBonus(db, { is_active: false })
    const hidden = await aBonus(db, { casino_id: await aCasino(db, { is_active: false }) })
    expect((await site.post('/api/reviews', { ...shortReviewBody(), bonusId: inactive })).status).toBe(201)
    for (const bonusId of [hidden, 999]) {
      const answer = await site.post('/api/reviews', { ...shortReviewBody(), bonusId })
      expect([answer.status, (await problemOf(answer)).message]).toEqual([404, 'Bonus not found'])
    }
  })
})

describe.each([
  ['bonus', '/api/reviews', 'bonusId', 500, REVIEW_MESSAGES.bonusContentLong],
  ['game', '/api/reviews/game', 'gameId', 450, REVIEW_MESSAGES.gameContentLong],
])('a %s review', (_, path, target, longest, tooLong) => {
  test.each([
    ['userName', 'A', REVIEW_MESSAGES.userNameShort],
    ['title', 'Four', REVIEW_MESSAGES.titleShort],
    ['content', 'Too short', REVIEW_MESSAGES.contentShort],
    ['content', 'x'.repeat(longest + 1), tooLong],
    ['overallRating', 11, 'overallRating must be a whole number from 1 to 10'],
    ['overallRating', 0, 'overallRating must be a whole number from 1 to 10'],
    ['overallRating', 8.5, 'overallRating must be a whole number from 1 to 10'],
  ])('with %s = %j is refused with the sentence of the form', async (field, value, message) => {
    const answer = await site.post(path, { ...shortReviewBody(), [target]: 1, [field]: value })
    expect(answer.status).toBe(400)
    expect(await problemOf(answer)).toMatchObject({ message, errors: [{ path: field, message }] })
  })
})

describe('a game review', () => {
  test('counts in the average of the game', async () => {
    const gameId = await aGame(db)
    expect(
      (await site.post('/api/reviews/game', { ...shortReviewBody({ overallRating: 6 }), gameId })).status,
    ).toBe(201)
    expect(await (await site.request(`/api/games/${gameId}`)).json()).toMatchObject({
      userAverage: 6,
      totalReviews: 1,
    })
  })

  test('of an unknown game is not found', async () => {
    const answer = await site.post('/api/reviews/game', { ...shortReviewBody(), gameId: 5 })
    expect([answer.status, (await problemOf(answer)).message]).toEqual([404, 'Game not found'])
  })
})

describe('a review that is sent again', () => {
  test('by the same author within a day is the first one, whatever its ratings; even when both come at once', async () => {
    const bonusId = await aBonus(db)
    const send = async (more: Record<string, unknown> = {}) => {
      const answer = await site.post('/api/reviews', { ...shortReviewBody(), bonusId, ...more })
      return [answer.status, ((await answer.json()) as { id: number }).id] as const
    }
    const both = await Promise.all([send(), send()])
    expect(both[0]).toEqual(both[1])
    const [status, id] = both[0]
    expect(status).toBe(201)
    expect(await send({ overallRating: 2, userName: 'ADA' })).toEqual([201, id])
    expect(await (await site.request(`/api/bonuses/${bonusId}/ratings`)).json()).toEqual({
      userReviewsAverage: 8,
      totalReviews: 1,
    })
    const others = [
      await send({ title: 'Fair enough' }),
      await send({ content: 'The wagering was hard to meet.' }),
      await send({ userName: 'Bela', content: 'No code was needed.' }),
      await send({ bonusId: await aBonus(db) }),
    ]
    expect(new Set([id, ...others.map(([, other]) => other)]).size).toBe(5)
    await db
      .updateTable('reviews')
      .set({ created_at: new Date(NOW.getTime() - DAY_MS) })
      .execute()
    expect((await send())[1]).not.toBe(id)
  })

  test('of a casino answers with the ratings that are stored', async () => {
    const body = casinoReviewBody(await aCasino(db))
    const first = await (await site.post('/api/reviews', body)).json()
    expect(await (await site.post('/api/reviews', { ...body, payoutsRating: 1 })).json()).toEqual(first)
  })
})
