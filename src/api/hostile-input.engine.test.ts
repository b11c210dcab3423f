import { beforeAll, describe, expect, test } from 'vitest'
import { aBonus, aCasino, aGame, aReview } from '#test/builders.ts'
import { casinoReviewBody, shortReviewBody } from '#test/review-bodies.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { ROUTES } from './routes.ts'

const { db } = await testDatabase()
const site = testApp(db)
beforeAll(async () => {
  const casino_id = await aCasino(db)
  await aBonus(db, { casino_id })
  await aGame(db, {}, [casino_id])
  await aReview(db, { casino_id })
})

const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/reviews': casinoReviewBody(1),
  '/api/reviews/game': { ...shortReviewBody(), gameId: 1 },
  '/api/interactions': {
    sessionId: 'session_1_a',
    interactionType: 'search',
    targetId: 'text',
    targetType: 'casino',
  },
  '/api/newsletter/subscribe': { email: 'ada@example.com' },
  '/api/comparisons': { casinoIds: [1], userId: 'session_1_a' },
}

const WRONG_VALUES = [
  'a\0b',
  '\uD800',
  'x\uDFFF',
  ['a'],
  { a: 1 },
  [[]],
  true,
  1e308,
  -1,
  2 ** 53,
  0.1,
  Number.MIN_VALUE,
  'x'.repeat(100_000),
  null,
  {},
  [],
]
const TEXTS_WITHOUT_EFFECT = [
  "'; drop table casinos; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%00%0a',
  '../../etc/passwd',
  '\u202Eevil',
  '🎰'.repeat(20),
]

describe.each(Object.entries(BODIES))('POST %s', (path, body) => {
  test.each(Object.keys(body))('never breaks on a wrong value of %s', async (field) => {
    for (const value of [...WRONG_VALUES, ...TEXTS_WITHOUT_EFFECT]) {
      const response = await site.post(path, { ...body, [field]: value })
      const said = (await response.json()) as { message?: string }
      expect([response.status < 500, response.ok || typeof said.message === 'string', value]).toEqual([
        true,
        true,
        value,
      ])
    }
  })

  test.each(['a\0b', '\uD800'])('refuses text that cannot be stored: %j', async (value) => {
    for (const field of Object.keys(body)) {
      const response = await site.post(path, { ...body, [field]: value })
      const message = 'This text contains characters that cannot be stored'
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ message, errors: [{ path: field, message }] }),
      ])
    }
    expect((await site.post(path, { ...body, [value]: 1 })).status).toBe(400)
  })

  test('drops __proto__ and refuses constructor and prototype by name', async () => {
    const send = (key: string) =>
      site.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"${key}":{"isAdmin":true},${JSON.stringify(body).slice(1)}`,
      })
    expect((await send('__proto__')).ok).toBe(true)
    for (const key of ['constructor', 'prototype', 'toString', 'hasOwnProperty'])
      expect((await send(key)).status).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

const QUERIES = [
  '/api/casinos',
  '/api/casinos/facets',
  '/api/bonuses',
  '/api/games',
  '/api/blog',
  '/api/search',
  '/api/reviews',
]
const PARAMETERS = [
  'search',
  'sort',
  'page',
  'pageSize',
  'minSafetyIndex',
  'license',
  'paymentMethods',
  'features',
  'bonusType',
  'establishedYear',
  'country',
  'filter',
  'casinoId',
  'type',
  'provider',
  'minRtp',
  'volatility',
  'published',
  'q',
]
const VALUES = [
  '%00',
  '%ED%A0%80',
  '%',
  "';drop table casinos;--",
  'name;select pg_sleep(9)',
  'safetyIndex-desc,(select 1)',
  'id-asc',
  '1e999',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '99999999999999999999',
  '__proto__',
  'constructor',
  '%25_%5C',
  'x'.repeat(5_000),
  '\u0661',
  '1%2C'.repeat(500),
  '*?(+[',
]

describe.each(QUERIES)('GET %s', (path) => {
  test.each(PARAMETERS)('never breaks on %s', async (name) => {
    for (const value of VALUES) {
      const response = await site.request(`${path}?${name}=${value}`)
      expect([response.status < 500, value]).toEqual([true, value])
      expect(response.headers.get('content-type')).toMatch(/json$/)
    }
  })

  test('takes one value of everything that is not a list', async () => {
    for (const name of PARAMETERS.filter(
      (parameter) => !['paymentMethods', 'features'].includes(parameter),
    )) {
      expect([(await site.request(`${path}?${name}=1&${name}=2`)).status, name]).toEqual([400, name])
      expect([(await site.request(`${path}?${name}[]=1`)).status, name]).toEqual([400, name])
    }
  })
})

test('the catalogue is untouched after all of it', async () => {
  expect(await db.selectFrom('casinos').select('name').execute()).toEqual([{ name: 'Aurora Casino' }])
  expect(ROUTES.length).toBeGreaterThan(25)
})
