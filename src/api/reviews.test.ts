import { beforeEach, describe, expect, test } from 'vitest'
import type { CasinoDetail } from '#contract/casinos.schema.ts'
import type { CasinoReview } from '#contract/reviews.schema.ts'
import { REVIEW_MESSAGES } from '#contract/review-messages.ts'
import { aBonus, aCasino, aGame, aReview, casinoReviewBody, shortReviewBody } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import type { TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp
beforeEach(async () => {
  await reset()
  site = testApp(db)
})

const problemOf = async (answer: Response) => (await answer.json()) as { message: string; errors?: { path: string; message: string }[] }

describe('a casino review', () => {
  test('answers 201 with what was stored; overall rating, pros and cons come from the six ratings', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post('/api/reviews', casinoReviewBody(casinoId))
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      ...casinoReviewBody(casinoId), id: 1, overallRating: 7, helpfulVotes: 0, isVerified: false, isPublished: true, createdAt: NOW.toISOString(),
      pros: ['Excellent bonus offers', 'Fast and reliable payouts', 'Wide game selection'], cons: ['Weak customer support'],
    })
    const list = (await (await site.request(`/api/reviews/casino/${casinoId}`)).json()) as CasinoReview[]
    expect(list.map(({ title }) => title)).toEqual(['Good enough'])
  })

  test('decides id, date, votes, verification, publication, overall, pros and cons itself', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post('/api/reviews', casinoReviewBody(casinoId, {
      id: 77, createdAt: '1999-01-01', helpfulVotes: 500, isVerified: true, isPublished: false, overallRating: 10, pros: ['Bribe'], cons: [],
    }))
    expect(await answer.json()).toMatchObject({ id: 1, createdAt: NOW.toISOString(), helpfulVotes: 0, isVerified: false, isPublished: true, overallRating: 7 })
  })

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
      return site.post('/api/reviews', casinoReviewBody(casinoId, { content: `Opinion number ${index}`, bonusesRating: rating }), { address: `198.51.100.${index}` })
    })
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const overall = await Promise.all(answers.map(async (answer) => ((await answer.json()) as CasinoReview).overallRating))
    const casino = (await (await site.request(`/api/casinos/${casinoId}`)).json()) as CasinoDetail
    expect(casino.totalReviews).toBe(20)
    expect(casino.userAverage).toBeCloseTo(overall.reduce((sum, rating) => sum + rating, 0) / 20, 10)
    expect(casino.userCategoryAverages).toMatchObject({ bonusesRating: 5.5, designRating: 7, payoutsRating: 9 })
  })
})

describe('a bonus review', () => {
  test('is told by its bonusId and counts in the ratings of the bonus', async () => {
    const bonusId = await aBonus(db)
    const answer = await site.post('/api/reviews', { ...shortReviewBody({ overallRating: 9 }), bonusId, isPublished: true, isVerified: false })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ bonusId, overallRating: 9, isVerified: false, isPublished: true })
    expect(await (await site.request(`/api/bonuses/${bonusId}/ratings`)).json()).toEqual({ userReviewsAverage: 9, totalReviews: 1 })
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
    expect((await site.post('/api/reviews/game', { ...shortReviewBody({ overallRating: 6 }), gameId })).status).toBe(201)
    expect(await (await site.request(`/api/games/${gameId}`)).json()).toMatchObject({ userAverage: 6, totalReviews: 1 })
  })

  test('of an unknown game is not found', async () => {
    const answer = await site.post('/api/reviews/game', { ...shortReviewBody(), gameId: 5 })
    expect([answer.status, (await problemOf(answer)).message]).toEqual([404, 'Game not found'])
  })
})

describe('a review with signs of abuse', () => {
  const heldFor = async () => (await db.selectFrom('reviews').select('held_for').orderBy('id', 'desc').executeTakeFirstOrThrow()).held_for

  test('is held: accepted like any other, in no list and in no average', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post('/api/reviews', casinoReviewBody(casinoId, { content: 'Better odds at https://spam.example/win today' }))
    expect([answer.status, ((await answer.json()) as CasinoReview).isPublished]).toEqual([201, false])
    expect(await heldFor()).toEqual(['Contains a link'])
    expect(await (await site.request(`/api/reviews/casino/${casinoId}`)).json()).toEqual([])
    expect(await (await site.request(`/api/casinos/${casinoId}`)).json()).toMatchObject({ totalReviews: 0, userAverage: null })
  })

  test('the eleventh from one address within an hour is held, one from elsewhere or later is not', async () => {
    const casinoId = await aCasino(db)
    const send = async (index: number, address = '192.0.2.1') => {
      await site.post('/api/reviews', casinoReviewBody(casinoId, { content: `Word ${index}` }), { address })
      return heldFor()
    }
    for (let index = 1; index <= 10; index++) expect(await send(index)).toEqual([])
    expect(await send(11)).toEqual(['More than ten reviews from one address within an hour'])
    expect(await send(12, '192.0.2.2')).toEqual([])
    site.setNow(new Date(NOW.getTime() + 3_600_001))
    expect(await send(13)).toEqual([])
  })

  test('nearly the words of another author are held, the own words about another casino are not', async () => {
    const [first, second] = [await aCasino(db), await aCasino(db)]
    const content = 'Withdrawals took two days and support answered within minutes, twice.'
    await site.post('/api/reviews', casinoReviewBody(first, { content }))
    await site.post('/api/reviews', casinoReviewBody(second, { content }))
    expect(await heldFor()).toEqual([])
    await site.post('/api/reviews', casinoReviewBody(second, { content: `${content}!`, userName: 'Bob' }), { address: '192.0.2.9' })
    expect(await heldFor()).toEqual(['Nearly the same as an earlier review'])
  })
})

describe('a helpful vote', () => {
  const vote = (id: number, address = '192.0.2.1') => site.request(`/api/reviews/${id}/helpful`, { method: 'POST', address })

  test('adds one for each address and day', async () => {
    const id = await aReview(db, { casino_id: await aCasino(db) })
    expect(await (await vote(id)).json()).toEqual({ id, helpfulVotes: 1 })
    const again = await vote(id)
    expect([again.status, (await problemOf(again)).message]).toEqual([409, 'You have already voted for this review today.'])
    expect(await (await vote(id, '192.0.2.2')).json()).toEqual({ id, helpfulVotes: 2 })
    site.setNow(new Date('2026-03-15T00:00:00Z'))
    expect(await (await vote(id)).json()).toEqual({ id, helpfulVotes: 3 })
  })

  test('counts once when one address sends ten at once', async () => {
    const id = await aReview(db, { casino_id: await aCasino(db) })
    const answers = await Promise.all(Array.from({ length: 10 }, () => vote(id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(409)])
    expect(await (await vote(id, '192.0.2.2')).json()).toEqual({ id, helpfulVotes: 2 })
  })

  test('for a held review, or one of a hidden casino, finds no review', async () => {
    const held = await aReview(db, { casino_id: await aCasino(db), is_published: false })
    const hidden = await aReview(db, { casino_id: await aCasino(db, { is_active: false }) })
    expect([(await vote(held)).status, (await vote(hidden)).status]).toEqual([404, 404])
  })

  test('never stores the address itself', async () => {
    const casino_id = await aCasino(db)
    await vote(await aReview(db, { casino_id }))
    await site.post('/api/reviews', casinoReviewBody(casino_id))
    const votes = await db.selectFrom('helpful_votes').select('address_hash').execute()
    const reviews = await db.selectFrom('reviews').select('address_hash').where('address_hash', 'is not', null).execute()
    expect(new Set([...votes, ...reviews].map((row) => row.address_hash))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{64}$/)]))
  })
})
