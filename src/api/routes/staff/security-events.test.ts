import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { anAccount, signInAt } from '#test/accounts.ts'
import { aStaffToken } from '#test/staff.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp
let lines: Record<string, unknown>[]

beforeEach(async () => {
  await reset()
  lines = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  site = testApp(db, { logins: 2, newsletter: 1 }, { log })
})

const events = () => lines.map(({ event, route, limit }) => [event, route ?? limit])
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('a failed and a throttled sign-in are events, a success is none', async () => {
  await anAccount(db, 'Milena')
  await signInAt(site, 'Milena')
  for (let count = 0; count < 3; count++) await signInAt(site, 'Milena', 'wrong')
  expect(events()).toEqual([
    ['sign_in_failed', 'POST /api/auth/login'],
    ['sign_in_failed', 'POST /api/auth/login'],
    ['sign_in_throttled', 'POST /api/auth/login'],
  ])
  expect(site.app.security.counts()).toMatchObject({ sign_in_failed: 2, sign_in_throttled: 1 })
})

test('a wrong current password is an event, and so is one too many', async () => {
  await anAccount(db, 'Milena')
  const { token } = (await (await signInAt(site, 'Milena')).json()) as { token: string }
  for (let count = 0; count < 3; count++)
    await site.request('/api/auth/password', {
      method: 'PUT',
      headers: { ...bearer(token).headers, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: 'wrong', newPassword: 'a new long password' }),
    })
  expect(events()).toEqual([
    ['password_check_failed', 'PUT /api/auth/password'],
    ['password_check_failed', 'PUT /api/auth/password'],
    ['password_check_throttled', 'PUT /api/auth/password'],
  ])
})

test('a staff call without a token, with one of no one, and beyond its role are three events', async () => {
  const admin = await aStaffToken(db, 'admin')
  await site.request('/api/admin/casinos/17')
  await site.request('/api/admin/casinos/17', bearer('f'.repeat(64)))
  await site.request('/api/admin/admins', bearer(admin))
  expect(events()).toEqual([
    ['token_missing', 'GET /api/admin/casinos/{id}'],
    ['session_refused', 'GET /api/admin/casinos/{id}'],
    ['role_refused', 'GET /api/admin/admins'],
  ])
})

test('a visitor beyond a rate limit is one event until the limit ends', async () => {
  for (let count = 0; count < 5; count++)
    await site.post('/api/newsletter/subscribe', { email: 'ada@example.com' })
  expect(events()).toEqual([['rate_limited', 'newsletter']])
})

test('a body that is too large is an event', async () => {
  await site.post('/api/newsletter/subscribe', { email: 'x'.repeat(300_000) })
  expect(events()).toEqual([['oversized_body', 'POST /api/newsletter/subscribe']])
})

test('a flood of invalid requests is one event, and single ones are none', async () => {
  for (let count = 0; count < 40; count++) await site.post('/api/newsletter/subscribe', { email: 'no' })
  expect(events()).toEqual([['validation_flood', 'POST /api/newsletter/subscribe']])
})

test('no line holds an address, a name, a mail address, a password or a token', async () => {
  await anAccount(db, 'Milena')
  for (let count = 0; count < 3; count++) await signInAt(site, 'Milena', 'a wrong secret')
  await site.request('/api/admin/casinos?search=hunter2', bearer('f'.repeat(64)))
  for (let count = 0; count < 3; count++)
    await site.post('/api/newsletter/subscribe', { email: 'ada@example.com' })
  expect(lines.length).toBeGreaterThan(4)
  for (const line of lines)
    expect(
      Object.keys(line).filter((field) => !['level', 'time', 'msg', 'requestId'].includes(field)),
    ).toEqual(['event', 'limit' in line ? 'limit' : 'route'])
  expect(JSON.stringify(lines)).not.toMatch(/192\.0\.2\.1|milena|ada@|hunter2|secret|ffff/i)
})
