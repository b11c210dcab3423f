import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { Tables } from '#db/tables.ts'
import { testApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { refusalOfDatabaseError } from '#operations/app/refusal-of-database-error.ts'
import { ROUTES } from './routes.ts'

const away = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool: new Pool({ host: '127.0.0.1', port: 1 }) }),
})
const { db } = await testDatabase()

test('without a database every list says that it is busy, and when to come back', async () => {
  const site = testApp(away)
  for (const { path, access } of ROUTES.filter((route) => route.method === 'GET' && route.isList === true)) {
    // Whether a token is valid cannot be told either.
    const headers = access === 'public' ? {} : { authorization: `Bearer ${'a'.repeat(64)}` }
    const response = await site.request(path.replace(/\{\w+\}/, '1'), { headers })
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(await response.json()).toMatchObject({
      success: false,
      message: 'The service is busy. Please try again shortly.',
    })
  }
})

test('without a database a write says the same', async () => {
  const response = await testApp(away).post('/api/interactions', {
    sessionId: 'session_1_a',
    interactionType: 'search',
  })
  expect(response.status).toBe(503)
})

test('our own mistake is a 500 that tells nothing about itself', async () => {
  const site = testApp(db)
  await sql`alter table comparisons rename to gone`.execute(db)
  const response = await site.request('/api/comparisons/1')
  await sql`alter table gone rename to comparisons`.execute(db)
  expect([response.status, await response.json()]).toEqual([
    500,
    {
      success: false,
      message: 'Something went wrong on our side.',
      error: 'internal',
      status: 500,
      requestId: 'test-request',
    },
  ])
})

test.each([
  ['22P02', 'invalid_input'],
  ['22003', 'invalid_input'],
  ['23514', 'invalid_input'],
  ['23503', 'conflict'],
  ['23505', 'conflict'],
  ['08006', 'unavailable'],
  ['53300', 'unavailable'],
  ['53100', 'unavailable'],
  ['57014', 'unavailable'],
  ['40001', 'unavailable'],
  ['55P03', 'unavailable'],
  ['42P01', undefined],
])('the database error %s amounts to %s', (code, refusal) => {
  expect(refusalOfDatabaseError(Object.assign(new Error('secret'), { code }))?.code).toBe(refusal)
})
