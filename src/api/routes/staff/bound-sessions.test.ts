/** A session that a browser began is bound to its cookie and asks for the password again (decision D-80). */
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/shared/durations.ts'
import { anAccount, PASSWORD, signInAt } from '#test/accounts.ts'
import { NOW, testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp

beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 10 })
  await anAccount(db, 'Milena', 'owner')
})

interface Session {
  token: string
  cookie: string
}

async function signedIn(
  headers: Record<string, string> = { origin: 'https://casino.example' },
): Promise<Session> {
  const response = await signInAt(site, 'Milena', PASSWORD, { headers })
  const cookie =
    response.headers.getSetCookie().find((line) => /^(?:__Host-)?staff_session=/.test(line)) ?? ''
  return { token: ((await response.json()) as { token: string }).token, cookie }
}
const headersOf = ({ token, cookie }: Session) => ({
  authorization: `Bearer ${token}`,
  ...(cookie === '' ? {} : { cookie: cookie.split(';')[0] ?? '' }),
})
const statusOf = async (session: Session, path = '/api/auth/verify') =>
  (await site.request(path, { headers: headersOf(session) })).status
const givePassword = (session: Session, password: unknown) =>
  site.post('/api/auth/password', { password }, { headers: headersOf(session) })
const afterMinutes = (minutes: number) => site.setNow(new Date(NOW.getTime() + minutes * MINUTE_MS))

describe('the cookie', () => {
  test('is one that no script reads and no other site sends', async () => {
    expect((await signedIn()).cookie).toMatch(
      /^staff_session=[0-9a-f]{64}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    site.app.settings.publicUrl = 'https://casino.example'
    const session = await signedIn()
    expect(session.cookie).toMatch(
      /^__Host-staff_session=[0-9a-f]{64}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await statusOf(session)).toBe(200)
    // One that another host of the domain has set stands beside it and opens nothing.
    const both = `staff_session=${'f'.repeat(64)}; ${session.cookie.split(';')[0] ?? ''}`
    const headers = { authorization: `Bearer ${session.token}`, cookie: both }
    expect((await site.request('/api/auth/verify', { headers })).status).toBe(200)
  })

  test('and token open the session together, neither does so alone', async () => {
    const session = await signedIn()
    expect(await statusOf(session)).toBe(200)
    expect(await statusOf({ ...session, cookie: '' })).toBe(401)
    expect(await statusOf({ ...session, cookie: (await signedIn()).cookie })).toBe(401)
    expect((await site.request('/api/auth/verify', { headers: { cookie: session.cookie } })).status).toBe(401)
    expect(site.app.security.counts().session_without_cookie).toBe(2)
  })

  test('is not needed by a program, which names no origin', async () => {
    const session = await signedIn({})
    expect(session.cookie).toBe('')
    expect(await statusOf(session)).toBe(200)
  })

  test('is stored as a fingerprint and goes with signing out', async () => {
    const session = await signedIn()
    const stored = await db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(session.cookie.slice('staff_session='.length, 78))
    const response = await site.request('/api/auth/logout', { method: 'POST', headers: headersOf(session) })
    expect(response.headers.get('set-cookie')).toMatch(/^staff_session=; Max-Age=0; Path=\//)
    expect(await statusOf(session)).toBe(401)
  })
})

describe('the password', () => {
  const EXPORT = '/api/admin/subscribers/export'

  test('is asked for again after half an hour, and opens the same calls again', async () => {
    const session = await signedIn()
    afterMinutes(29)
    expect(await statusOf(session, EXPORT)).toBe(200)
    afterMinutes(30)
    const refused = await site.request(EXPORT, { headers: headersOf(session) })
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({
        error: 'password_needed',
        message: 'Please enter your password again to do this.',
      }),
    ])
    expect(await statusOf(session, '/api/admin/media')).toBe(200)
    expect((await givePassword(session, PASSWORD)).status).toBe(200)
    expect(await statusOf(session, EXPORT)).toBe(200)
  })

  test.each([
    ['POST', '/api/admin/admins'],
    ['DELETE', '/api/admin/admins/2'],
    ['PUT', '/api/admin/admins/2/role'],
    ['POST', '/api/admin/admins/2/disable'],
    ['POST', '/api/admin/admins/2/reset-password'],
    ['PUT', '/api/admin/settings/home'],
    ['GET', '/api/admin/casinos/export'],
    ['GET', '/api/admin/blog/export'],
    ['GET', '/api/admin/subscribers'],
    ['GET', '/api/admin/programs'],
    ['GET', '/api/admin/media/export'],
    ['POST', '/api/admin/media/restore'],
  ])('is asked for before %s %s, whose body is not read before', async (method, path) => {
    const session = await signedIn()
    afterMinutes(31)
    const response = await site.request(path, { method, headers: headersOf(session) })
    expect(await response.json()).toMatchObject({ error: 'password_needed' })
  })

  test('is not asked of a program', async () => {
    const session = await signedIn({})
    afterMinutes(31)
    expect(await statusOf(session, EXPORT)).toBe(200)
  })

  test('opens nothing when it is wrong, and cannot be guessed on and on', async () => {
    const session = await signedIn()
    afterMinutes(31)
    const wrong = await givePassword(session, 'wrong')
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [{ path: 'password', message: 'The password is not right' }] }),
    ])
    for (let guess = 0; guess < 9; guess++) await givePassword(session, `guess ${guess}`)
    expect((await givePassword(session, PASSWORD)).status).toBe(429)
    expect(await statusOf(session, EXPORT)).toBe(403)
  })
})
