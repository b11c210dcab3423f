import { beforeEach, describe, expect, test } from 'vitest'
import type { ReviewContext, ReviewQueue } from '#contract/reviews/moderation-queue.schema.ts'
import { DAY_MS } from '#contract/shared/durations.ts'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { casinoReviewBody } from '#test/review-bodies.ts'
import { NOW } from '#test/test-app.ts'
import { staffSite } from '#test/staff.ts'

const { db, site, token, send } = await staffSite()
let casino: number

beforeEach(async () => {
  casino = await aCasino(db, { name: 'Aldermoon' })
})

const queue = async (query = '') =>
  (await send('GET', `/api/admin/moderation${query}`)).body as unknown as ReviewQueue
const ids = async (query: string) => (await queue(query)).reviews.map(({ id }) => id)
const context = async (id: number) =>
  (await send('GET', `/api/admin/moderation/${id}`)).body as unknown as ReviewContext
const held = (more: object = {}) =>
  aReview(db, { casino_id: casino, is_published: false, held_for: ['Contains a link'], ...more })

describe('the queue', () => {
  test('is filtered by reason, target, score, age, kind, state and address', async () => {
    const bonus = await aBonus(db, { casino_id: casino })
    const game = await aGame(db, { name: 'Paper Comet' })
    const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
    const link = await held({ overall_rating: 2, created_at: ago(10), address_hash: 'a' })
    const copy = await held({
      ...NO_RATINGS,
      bonus_id: bonus,
      overall_rating: 6,
      held_for: ['Nearly the same as an earlier review'],
      created_at: ago(2),
      address_hash: 'a',
    })
    const rejected = await held({
      ...NO_RATINGS,
      game_id: game,
      rejected_at: NOW,
      overall_rating: 9,
      held_for: [],
    })
    const published = await aReview(db, { casino_id: casino, is_verified: true, created_at: ago(40) })
    expect(await ids('?reason=link')).toEqual([link])
    expect(await ids('?reason=similar')).toEqual([copy])
    expect(await ids(`?target=bonus:${bonus}`)).toEqual([copy])
    expect(await ids(`?target=casino:${casino}`)).toEqual([link, published])
    expect(await ids('?scoreFrom=3&scoreTo=8')).toEqual([copy, published])
    expect(await ids('?newerThan=7')).toEqual([rejected, copy])
    expect(await ids('?olderThan=30')).toEqual([published])
    expect(await ids('?kind=game')).toEqual([rejected])
    expect(await ids('?status=held')).toEqual([copy, link])
    expect(await ids('?status=rejected')).toEqual([rejected])
    expect(await ids('?verified=true')).toEqual([published])
    expect(await ids(`?sameAddressAs=${link}`)).toEqual([copy, link])
    expect(await ids(`?sameAddressAs=${rejected}`)).toEqual([])
    expect(await ids('?search=comet')).toEqual([rejected])
    expect(await ids('?search=comet&status=held')).toEqual([])
  })

  test('comes newest, oldest, by score, by the number of reasons or by votes', async () => {
    const at = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
    const first = await held({ overall_rating: 5, created_at: at(3), helpful_votes: 1 })
    const second = await held({ overall_rating: 9, created_at: at(2), held_for: ['one', 'two'] })
    const third = await held({ overall_rating: 1, created_at: at(1), helpful_votes: 7, held_for: [] })
    expect(await ids('?sort=newest')).toEqual([third, second, first])
    expect(await ids('?sort=oldest')).toEqual([first, second, third])
    expect(await ids('?sort=highest')).toEqual([second, first, third])
    expect(await ids('?sort=lowest')).toEqual([third, first, second])
    expect(await ids('?sort=reasons')).toEqual([second, first, third])
    expect(await ids('?sort=helpful')).toEqual([third, first, second])
  })

  test('is cut into pages and says how many match and when it was read', async () => {
    for (let place = 0; place < 5; place++) await held()
    const page = await queue('?page=2&pageSize=2')
    expect(page).toMatchObject({ total: 5, hasMore: false, isCut: false, until: NOW.toISOString() })
    expect(page.reviews).toHaveLength(2)
    expect((await queue('?page=4&pageSize=2')).reviews).toEqual([])
  })

  test('says what was found and where, and how many came from one address, never which', async () => {
    await held({
      title: 'Go to t . me / x',
      content: 'Promo code BIG50 at Aldermoon',
      address_hash: 'secret',
    })
    await held({ address_hash: 'secret' })
    const answer = await site.request('/api/admin/moderation?sort=oldest', {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await answer.text()
    expect(text).not.toContain('secret')
    const { reviews } = JSON.parse(text) as ReviewQueue
    expect(reviews[0]).toMatchObject({
      fromAddress: 2,
      found: [
        { field: 'title', kind: 'link', from: 6, to: 16 },
        { field: 'content', kind: 'promotion', from: 6, to: 29 },
      ],
    })
    expect((await queue(`?status=held&search=secret`)).reviews).toEqual([])
  })

  test.each([
    ['target=post:1', 'target must be a kind and a number, such as casino:12'],
    ['scoreFrom=11', 'scoreFrom may be at most 10'],
    ['newerThan=x', 'newerThan must be a whole number'],
    ['sort=title', 'sort must be one of newest, oldest, highest, lowest, reasons, helpful'],
    ['reason=spam', 'reason must be one of link, contact, promotion, many, similar, everything'],
  ])('refuses %s', async (query, message) => {
    expect(await send('GET', `/api/admin/moderation?${query}`)).toMatchObject({
      status: 400,
      body: { message },
    })
  })

  test('names what reviews of a state are about, the most reviewed first', async () => {
    const other = await aCasino(db, { name: 'Borealis', review_count: 4 })
    await held()
    await held({ casino_id: other })
    await held({ casino_id: other })
    expect((await send('GET', '/api/admin/moderation/choices')).body).toEqual({
      targets: [
        { kind: 'casino', id: other, name: 'Borealis', count: 2 },
        { kind: 'casino', id: casino, name: 'Aldermoon', count: 1 },
      ],
      holdEverything: false,
    })
    expect((await send('GET', '/api/admin/moderation/choices?status=published')).body).toMatchObject({
      targets: [{ id: other, count: 4 }],
    })
  })
})

describe('a review on its own', () => {
  test('names the ones it nearly copies and the others of its author', async () => {
    const content = 'Withdrawals took two days and support answered within minutes, twice.'
    const post = async (userName: string, text: string, address: string) => {
      const answer = await site.post('/api/reviews', casinoReviewBody(casino, { userName, content: text }), {
        address,
      })
      return ((await answer.json()) as { id: number }).id
    }
    const original = await post('Ada', content, '192.0.2.1')
    const copy = await post('Bob', `${content}!`, '192.0.2.2')
    const another = await post('bob', 'The tables open late.', '192.0.2.3')
    const { review, similar, byAuthor } = await context(copy)
    expect(review).toMatchObject({ id: copy, state: 'held', fromAddress: 1 })
    expect(similar.map(({ id }) => id)).toEqual([original])
    expect(byAuthor.map(({ id }) => id)).toEqual([another])
    await db.updateTable('reviews').set({ similar_to: null }).execute()
    expect((await context(copy)).similar.map(({ id }) => id)).toEqual([original])
    expect((await send('GET', '/api/admin/moderation/999')).status).toBe(404)
  })

  test('says who verified it and why, and forgets that with the mark', async () => {
    const id = await held()
    const put = (body: object) => send('PUT', `/api/admin/reviews/${id}`, body)
    await put({ isVerified: true, verifiedBecause: 'Sent the payout slip' })
    expect((await context(id)).review).toMatchObject({
      isVerified: true,
      verifiedBy: 'admin',
      verifiedBecause: 'Sent the payout slip',
      verifiedAt: NOW.toISOString(),
    })
    const [entry] = await db.selectFrom('audit_log').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'marked as verified',
      name: 'Good enough (Aldermoon): Sent the payout slip',
    })
    await put({ isVerified: false })
    expect((await context(id)).review).toMatchObject({
      isVerified: false,
      verifiedBy: null,
      verifiedBecause: null,
    })
    expect((await put({ verifiedBecause: 'Alone' })).body).toMatchObject({
      message: 'Send isVerified, answer or both',
    })
  })
})

test('every new review waits while staff want to see each of them first', async () => {
  const post = async (content: string) => {
    const answer = await site.post('/api/reviews', casinoReviewBody(casino, { content }))
    return ((await answer.json()) as { isPublished: boolean }).isPublished
  }
  const set = (holdEverything: unknown) => send('PUT', '/api/admin/moderation/settings', { holdEverything })
  expect(await post('Paid in a day.')).toBe(true)
  expect((await set(true)).status).toBe(200)
  expect(await post('Paid in two days.')).toBe(false)
  expect((await queue('?status=held')).reviews).toMatchObject([
    { heldFor: ['Every new review is checked first'] },
  ])
  await set(true)
  await set(false)
  expect(await post('Paid in three days.')).toBe(true)
  expect((await set('yes')).body).toMatchObject({ message: 'holdEverything must be true or false' })
  const log = await db.selectFrom('audit_log').select(['action', 'name']).orderBy('id').execute()
  expect(log).toEqual([
    { action: 'switched on', name: 'Check every new review first' },
    { action: 'switched off', name: 'Check every new review first' },
  ])
})

const NO_RATINGS = {
  casino_id: null,
  bonuses_rating: null,
  design_rating: null,
  payouts_rating: null,
  customer_support_rating: null,
  game_selection_rating: null,
  mobile_experience_rating: null,
}
