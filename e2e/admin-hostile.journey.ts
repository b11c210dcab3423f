/** Text that looks like code stays text, for visitors and staff. */
import type { APIRequestContext, Request } from '@playwright/test'
import { settled } from './ready.ts'
import { bearer, expect, test } from './signed-in.ts'

const EVIL = '<img src=x onerror="window.pwned=true"><script>window.pwned=true</script>'

async function save(request: APIRequestContext, token: string, path: string, data: object): Promise<number> {
  const response = await request.post(`/api/admin/${path}`, { headers: bearer(token), data })
  expect([await response.text(), response.status()]).toEqual([expect.any(String), 201])
  return ((await response.json()) as { id: number }).id
}

test('markup in every text field is shown as text to visitors and to staff @soak', async ({
  page,
  request,
  token,
}) => {
  // It visits nineteen screens.
  test.slow()
  const casinoId = await save(request, token, 'casinos', {
    name: `A ${EVIL}`,
    description: `A casino. ${EVIL}`,
    websiteUrl: 'https://evil.example',
    establishedYear: 2019,
    license: EVIL,
    safetyIndex: 8,
    features: [EVIL.slice(0, 90)],
    paymentMethods: [EVIL.slice(0, 90)],
    supportedCurrencies: [EVIL.slice(0, 90)],
    gameProviders: [EVIL.slice(0, 90)],
    payoutsExplanation: EVIL,
    expertSummary: EVIL,
  })
  const bonusId = await save(request, token, 'bonuses', {
    title: `B ${EVIL}`,
    description: `A bonus. ${EVIL}`,
    type: EVIL.slice(0, 50),
    amount: `€100 ${EVIL}`,
    casinoId,
    wageringRequirement: EVIL,
    minDeposit: EVIL,
    maxWin: EVIL,
    code: EVIL.slice(0, 90),
    terms: EVIL,
  })
  const gameId = await save(request, token, 'games', {
    name: `G ${EVIL}`,
    description: EVIL,
    provider: EVIL,
    type: 'slot',
    rtp: 96,
    volatility: 'low',
    tags: [EVIL.slice(0, 90)],
    category: [EVIL.slice(0, 90)],
    availableAt: [casinoId],
  })
  const slug = `evil-${Date.now()}`
  const postId = await save(request, token, 'blog', {
    title: `P ${EVIL}`,
    slug,
    content: `<p>An article of some length that says little.</p>${EVIL}<p><a href="javascript:window.pwned=true">link</a></p>`,
    excerpt: `An excerpt of some length. ${EVIL}`,
    author: EVIL.slice(0, 90),
    category: 'news',
    metaDescription: `A description of some length. ${EVIL.slice(0, 90)}`,
    tags: [EVIL.slice(0, 90)],
    relatedCasinos: [casinoId],
    isPublished: true,
  })
  const review = await request.post('/api/reviews', {
    data: {
      casinoId,
      userName: EVIL.slice(0, 60),
      title: EVIL.slice(0, 50),
      content: EVIL,
      bonusesRating: 5,
      designRating: 5,
      payoutsRating: 5,
      customerSupportRating: 5,
      gameSelectionRating: 5,
      mobileExperienceRating: 5,
    },
  })
  expect(review.status()).toBe(201)
  const asked = new Set<Request>()
  page.on('request', (request) => void (request.url().includes('/api/') && asked.add(request)))
  page.on('requestfinished', (request) => void asked.delete(request))
  page.on('requestfailed', (request) => void asked.delete(request))
  for (const path of [
    `/casino/${casinoId}`,
    `/bonus/${bonusId}`,
    `/game/${gameId}`,
    `/blog/${slug}`,
    '/',
    '/blog',
    '/reviews',
    '/casinos?search=onerror',
    '/bonuses?search=onerror',
    '/games?search=onerror',
    `/compare?type=casinos&ids=${casinoId},1`,
    '/admin',
    '/admin/casinos?search=onerror',
    `/admin/casinos?edit=${casinoId}`,
    `/admin/bonuses?edit=${bonusId}`,
    `/admin/games?edit=${gameId}`,
    `/admin/blog/${postId}`,
    '/admin/reviews',
    '/admin/audit-log',
  ]) {
    await page.goto(path)
    await settled(page)
    await expect.poll(() => asked.size, path).toBe(0)
    expect(await page.evaluate(() => 'pwned' in window), path).toBe(false)
    expect(await page.locator('img[onerror], a[href^="javascript:"]').count(), path).toBe(0)
  }
  await page.goto(`/casino/${casinoId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=')
})

test('another site gets no answer that its scripts could read, and no token travels by itself @soak', async ({
  request,
  token,
}) => {
  const origin = { origin: 'https://evil.example' }
  const asked = await request.fetch('/api/admin/casinos', {
    method: 'OPTIONS',
    headers: {
      ...origin,
      'access-control-request-method': 'DELETE',
      'access-control-request-headers': 'authorization',
    },
  })
  expect(asked.headers()).not.toHaveProperty('access-control-allow-origin')
  const read = await request.get('/api/admin/casinos', { headers: { ...origin, ...bearer(token) } })
  expect(read.headers()).not.toHaveProperty('access-control-allow-origin')
  const login = await request.post('/api/auth/login', {
    headers: origin,
    data: { username: 'milena', password: 'evenhand-e2e' },
  })
  expect(login.headers()['set-cookie']?.split('\n')).toEqual([
    expect.stringMatching(/^known_device=.*; Path=\/api\/auth; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^staff_session=.*; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect((await request.delete('/api/admin/casinos/1', { headers: origin })).status()).toBe(401)
})
