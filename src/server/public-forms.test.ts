/** What the forms of public pages do where no scripts run: good fields, bad fields, limits, and bodies that are no form. */
import { beforeEach, describe, expect, test } from 'vitest'
import { RATING_CATEGORIES } from '#contract/shared/options.ts'
import { newSecret, sha256 } from '#platform/hash.ts'
import { insertSubscriberTokens } from '#db/queries/newsletter/subscriber-token-writes.ts'
import { keepSubscriber } from '#db/queries/newsletter/subscriber-writes.ts'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { NOW, testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { builtSite, getPage, ORIGIN, postForm } from '#test/test-site.ts'

const { db, reset } = await testDatabase()
const site = await builtSite(testApp(db).app)
beforeEach(async () => {
  await reset()
  const casino_id = await aCasino(db, { name: 'Wanderer', slug: 'wanderer' })
  await aBonus(db, { casino_id, slug: 'wanderer-welcome' })
  await aGame(db, { slug: 'paper-kite' })
})

const TEXTS = {
  userName: 'Ada',
  title: 'Calm and quick',
  content: 'Paid within a day, and support answered at once.',
}
const SIX_RATINGS = Object.fromEntries(RATING_CATEGORIES.map((category) => [`${category}Rating`, '8']))

const REVIEW_FORMS = [
  {
    path: '/casino/wanderer',
    target: { casino_id: 1 },
    good: { ...TEXTS, ...SIX_RATINGS },
    rating: 'payoutsRating',
  },
  {
    path: '/bonus/wanderer-welcome',
    target: { bonus_id: 1 },
    good: { ...TEXTS, overallRating: '8' },
    rating: 'overallRating',
  },
  {
    path: '/game/paper-kite',
    target: { game_id: 1 },
    good: { ...TEXTS, overallRating: '8' },
    rating: 'overallRating',
  },
]

describe.each(REVIEW_FORMS)('the review form of $path', ({ path, target, good, rating }) => {
  test('stores a review and leads back to the page, which says so', async () => {
    const sent = await postForm(site, path, good)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?review=sent#write-review`])
    expect(await storedReviews()).toMatchObject([{ ...target, user_name: 'Ada', title: 'Calm and quick' }])
    expect((await getPage(site, `${path}?review=sent`)).status).toBe(200)
  })

  test.each([
    ['userName', 'input', ''],
    ['title', 'input', ''],
    ['content', 'textarea', ' '],
    ['content', 'textarea', 'x'.repeat(20_000)],
  ])('refuses the %s in its %s when it is %j, and names the field', async (field, element, value) => {
    const page = await postForm(site, path, { ...good, [field]: value })
    expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'no-store'])
    const named = page.attributes(element).filter(({ name }) => name === field)
    expect(named).toMatchObject([{ 'aria-invalid': 'true' }])
    expect(await storedReviews()).toEqual([])
  })

  test.each(['11', '0', '7.5', 'ten', ''])(
    'refuses a rating of %j and keeps what was typed',
    async (value) => {
      const page = await postForm(site, path, { ...good, userName: 'Grace', [rating]: value })
      expect(page.status).toBe(400)
      expect(page.attributes('input').filter(({ name }) => name === 'userName')).toMatchObject([
        { value: 'Grace' },
      ])
      expect(await storedReviews()).toEqual([])
    },
  )

  test('shows typed markup as text', async () => {
    const { html } = await postForm(site, path, { ...good, userName: '', title: '"><script>x()</script>' })
    expect(html).not.toContain('<script>x()')
    expect(html).toContain('&quot;&gt;&lt;script&gt;x()')
  })

  test('refuses the one too many in a minute with 429 and when to come back', async () => {
    const limited = await builtSite(testApp(db, { reviews: 1 }).app)
    await postForm(limited, path, good, '192.0.2.7')
    const page = await postForm(limited, path, { ...good, title: 'Another opinion' }, '192.0.2.7')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.html).toContain('Too many requests')
    expect(page.html).toContain('Another opinion')
  })

  test('counts a vote once a day and shows the review that it was for', async () => {
    const reviewId = await aReview(db, target)
    const vote = { intent: 'helpful', reviewId: String(reviewId) }
    const back = `${path}?reviews=all&voted=${reviewId}#review-${reviewId}`
    for (const attempt of [1, 2]) {
      const { status, headers } = await postForm(site, path, vote)
      expect([attempt, status, headers.get('location')]).toEqual([attempt, 303, back])
    }
    expect(await storedReviews()).toMatchObject([{ helpful_votes: 1 }])
    expect((await postForm(site, path, vote, '192.0.2.9')).status).toBe(303)
    expect(await storedReviews()).toMatchObject([{ helpful_votes: 2 }])
  })

  test.each(['', '0', '-1', '1e3', '99999999999', '999', "1' or 1=1"])(
    'a vote for review "%s" answers 404',
    async (reviewId) => {
      expect((await postForm(site, path, { intent: 'helpful', reviewId })).status).toBe(404)
    },
  )

  test('refuses votes beyond the limit with 429', async () => {
    const limited = await builtSite(testApp(db, { votes: 1 }).app)
    const reviewId = String(await aReview(db, target))
    await postForm(limited, path, { intent: 'helpful', reviewId }, '192.0.2.8')
    const page = await postForm(limited, path, { intent: 'helpful', reviewId }, '192.0.2.8')
    expect(page.status).toBe(429)
  })

  test('of an item that is not there answers 404', async () => {
    expect((await postForm(site, path.replace(/[^/]+$/, 'nothing-here'), good)).status).toBe(404)
  })

  test.each([
    ['application/json', '{"userName":"Ada"}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', '--y\r\n'],
    ['text/plain', 'userName=Ada'],
  ])('says what is missing when the body is %s and no form', async (type, body) => {
    const request = new Request(ORIGIN + path, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await site.fetch(request, '192.0.2.1')).status).toBe(400)
    expect(await storedReviews()).toEqual([])
  })
})

describe('the newsletter form', () => {
  test('puts an address on the list and says so', async () => {
    const page = await postForm(site, '/newsletter', { email: ' Ada@example.com ' })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await db.selectFrom('subscribers').select('email').execute()).toMatchObject([
      { email: expect.stringMatching(/^ada@example\.com$/i) },
    ])
  })

  test.each([
    '',
    'ada',
    'ada@',
    'a@b@c',
    `${'x'.repeat(300)}@example.com`,
    'ada@example.com\r\nBcc: all@x.example',
  ])('refuses %j', async (email) => {
    const page = await postForm(site, '/newsletter', { email })
    expect(page.status).toBe(400)
    expect(page.texts('main')).toEqual([expect.stringMatching(/email/i)])
    expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([])
  })

  test('refuses the one too many in a minute with 429', async () => {
    const limited = await builtSite(testApp(db, { newsletter: 1 }).app)
    await postForm(limited, '/newsletter', { email: 'ada@example.com' }, '192.0.2.6')
    const page = await postForm(limited, '/newsletter', { email: 'grace@example.com' }, '192.0.2.6')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.html).toContain('Too many requests')
  })
})

describe.each(['confirm', 'unsubscribe'] as const)('the page behind the link to %s', (purpose) => {
  test('changes nothing until its button is pressed, and may be pressed twice', async () => {
    const path = await linkTo(purpose)
    const opened = await getPage(site, path)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await state()).toEqual({ confirmed: false, unsubscribed: false })
    for (const attempt of [1, 2])
      expect([attempt, (await postForm(site, path, {})).status]).toEqual([attempt, 200])
    expect(await state()).toEqual({
      confirmed: purpose === 'confirm',
      unsubscribed: purpose === 'unsubscribe',
    })
  })

  test.each(['', 'x', '0'.repeat(64)])('answers 404 to the token %j', async (token) => {
    const path = `/newsletter/${purpose}?token=${token}`
    expect((await getPage(site, path)).status).toBe(404)
    expect((await postForm(site, path, {})).status).toBe(404)
  })
})

test('a form from another site is refused', async () => {
  const request = new Request(`${ORIGIN}/casino/wanderer`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ ...TEXTS, ...SIX_RATINGS }),
  })
  expect((await site.fetch(request, '192.0.2.1')).status).toBe(400)
  expect(await storedReviews()).toEqual([])
})

test.each(['/', '/casinos', '/faq', '/blog', '/compare'])(
  '%s, which has no form to post, answers 405',
  async (path) => {
    expect((await postForm(site, path, { any: 'field' })).status).toBe(405)
  },
)

async function linkTo(purpose: 'confirm' | 'unsubscribe'): Promise<string> {
  const { id } = await keepSubscriber(db, 'ada@example.com', NOW)
  const tokens = { confirm: newSecret(), unsubscribe: newSecret() }
  await insertSubscriberTokens(
    db,
    id,
    { confirm: sha256(tokens.confirm), unsubscribe: sha256(tokens.unsubscribe) },
    NOW,
  )
  return `/newsletter/${purpose}?token=${tokens[purpose]}`
}

async function state() {
  const { confirmed_at, unsubscribed_at } = await db
    .selectFrom('subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .executeTakeFirstOrThrow()
  return { confirmed: confirmed_at !== null, unsubscribed: unsubscribed_at !== null }
}

function storedReviews() {
  return db.selectFrom('reviews').selectAll().orderBy('id').execute()
}
