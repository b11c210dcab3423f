import { describe, expect, test } from 'vitest'
import { aCasino, aReview } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
const problemOf = async (response: Response) =>
  (await response.json()) as { message: string; errors?: { path: string; message: string }[] }

describe('a helpful vote', () => {
  const vote = (id: number, address = '192.0.2.1') =>
    site.request(`/api/reviews/${id}/helpful`, { method: 'POST', address })

  test('adds one for each address and day', async () => {
    const id = await aReview(db, { casino_id: await aCasino(db) })
    expect(await (await vote(id)).json()).toEqual({ id, helpfulVotes: 1 })
    const again = await vote(id)
    expect([again.status, (await problemOf(again)).message]).toEqual([
      409,
      'You have already voted for this review today.',
    ])
    expect(await (await vote(id, '192.0.2.2')).json()).toEqual({ id, helpfulVotes: 2 })
    site.setNow(new Date('2026-03-15T00:00:00Z'))
    expect(await (await vote(id)).json()).toEqual({ id, helpfulVotes: 3 })
  })

  test('counts once when one address sends ten at once', async () => {
    const id = await aReview(db, { casino_id: await aCasino(db) })
    const responses = await Promise.all(Array.from({ length: 10 }, () => vote(id)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array(9).fill(409),
    ])
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
    const reviews = await db
      .selectFrom('reviews')
      .select('address_hash')
      .where('address_hash', 'is not', null)
      .execute()
    expect(new Set([...votes, ...reviews].map((row) => row.address_hash))).toEqual(
      new Set([expect.stringMatching(/^[0-9a-f]{64}$/)]),
    )
  })
})
