import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { countRequests } from '#db/queries/runtime/rate-limit-writes.ts'
import { hashAddress } from '#operations/app/hash-address.ts'
import { aCasino, aReview } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)

const subscribe = { email: 'ada@example.com' }

test('two processes on one database share a limit', async () => {
  const [one, two] = [testApp(db, { newsletter: 3 }), testApp(db, { newsletter: 3 })]
  const statuses: number[] = []
  for (const site of [one, two, one, two, one, one])
    statuses.push((await site.post('/api/newsletter/subscribe', subscribe)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
})

test('requests at once are counted one by one', async () => {
  const [one, two] = [testApp(db, { interactions: 7 }), testApp(db, { interactions: 7 })]
  const body = { sessionId: 'session_1_a', interactionType: 'search' }
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).post('/api/interactions', body)),
  )
  expect(responses.filter((response) => response.status === 201)).toHaveLength(7)
  expect(responses.filter((response) => response.status === 429)).toHaveLength(13)
})

test('the response beyond a limit says when to come back, and that is true', async () => {
  const site = testApp(db, { newsletter: 1 })
  await site.post('/api/newsletter/subscribe', subscribe)
  site.setNow(new Date(NOW.getTime() + 20_000))
  const refused = await site.post('/api/newsletter/subscribe', subscribe)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
  expect(await refused.json()).toMatchObject({
    success: false,
    error: 'rate_limited',
    message: 'Too many requests. Please wait a moment and try again.',
  })
  site.setNow(new Date(NOW.getTime() + 60_000))
  expect((await site.post('/api/newsletter/subscribe', subscribe)).status).toBe(200)
})

test('limits are apart for each address and each kind of request', async () => {
  const site = testApp(db, { newsletter: 1, reviews: 1, votes: 1 })
  const casinoId = await aCasino(db)
  const reviewId = await aReview(db, { casino_id: casinoId })
  expect((await site.post('/api/newsletter/subscribe', subscribe)).status).toBe(200)
  expect((await site.post('/api/newsletter/subscribe', subscribe, { address: '192.0.2.2' })).status).toBe(200)
  expect((await site.post('/api/reviews', casinoReviewBody(casinoId))).status).toBe(201)
  expect((await site.post('/api/reviews', casinoReviewBody(casinoId))).status).toBe(429)
  expect((await site.request(`/api/reviews/${reviewId}/helpful`, { method: 'POST' })).status).toBe(200)
})

test('a request that is not valid costs nothing', async () => {
  const site = testApp(db, { newsletter: 1 })
  for (let count = 0; count < 3; count++)
    expect((await site.post('/api/newsletter/subscribe', { email: 'no' })).status).toBe(400)
  expect((await site.post('/api/newsletter/subscribe', subscribe)).status).toBe(200)
})

test('counters hold neither address nor body', async () => {
  const site = testApp(db, { newsletter: 5 })
  await site.post('/api/newsletter/subscribe', subscribe)
  const rows = await db.selectFrom('rate_limits').selectAll().execute()
  expect(rows).toEqual([
    { key: expect.stringMatching(/^newsletter:[0-9a-f]{64}$/), window_start: NOW, count: 1 },
  ])
})

test('twenty processes that start at once agree on the key of the address hashes', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 20 }, () => hashAddress(testApp(db).app, '192.0.2.1')),
  )
  expect(new Set(hashes).size).toBe(1)
})

test('a window of a clock that was ahead ends when it is right again', async () => {
  const site = testApp(db)
  await db
    .insertInto('rate_limits')
    .values({ key: 'x', window_start: new Date(NOW.getTime() + 365 * DAY_MS), count: 1_000_000 })
    .execute()
  const [row] = await countRequests(db, new Map([['x', 1]]), site.app.now(), 60_000)
  expect(row).toEqual({ key: 'x', count: 1, windowStart: NOW })
})
