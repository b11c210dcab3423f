import { describe, expect, test } from 'vitest'
import type { CasinoReview } from '#contract/reviews/reviews.schema.ts'
import { aCasino } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { NOW } from '#test/test-app.ts'
import { emptySite } from '#test/empty-site.ts'

const { db, site } = await emptySite()
describe('a review with signs of abuse', () => {
  const heldFor = async () =>
    (await db.selectFrom('reviews').select('held_for').orderBy('id', 'desc').executeTakeFirstOrThrow())
      .held_for

  test('is held: accepted like any other, in no list and in no average', async () => {
    const casinoId = await aCasino(db)
    const answer = await site.post(
      '/api/reviews',
      casinoReviewBody(casinoId, { content: 'Better odds at https://spam.example/win today' }),
    )
    expect([answer.status, ((await answer.json()) as CasinoReview).isPublished]).toEqual([201, false])
    expect(await heldFor()).toEqual(['Contains a link'])
    expect(await (await site.request(`/api/reviews/casino/${casinoId}`)).json()).toEqual([])
    expect(await (await site.request(`/api/casinos/${casinoId}`)).json()).toMatchObject({
      totalReviews: 0,
      userAverage: null,
    })
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
    await site.post('/api/reviews', casinoReviewBody(second, { content: `${content}!`, userName: 'Bob' }), {
      address: '192.0.2.9',
    })
    expect(await heldFor()).toEqual(['Nearly the same as an earlier review'])
  })
})
