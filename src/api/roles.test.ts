/** Who may call what, read from the route table: a new line of it is tested without a change here. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aStaffToken } from '#test/staff.ts'
import { NOW, testApp } from '#test/test-app.ts'
import type { TestRequest } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { paramOf } from './paths.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

const { db } = await testDatabase()
const site = testApp(db)

/** By who shows it; a visitor shows none. */
const tokens = new Map<string, string>()

beforeAll(async () => {
  tokens.set('an admin', await aStaffToken(db, 'admin'))
  tokens.set('an owner', await aStaffToken(db, 'owner'))
  tokens.set('a token of nobody', 'f'.repeat(64))
  tokens.set('a malformed token', "' or 1=1 --")
  tokens.set('an expired token', await aStaffToken(db, 'owner', { username: 'expired', expiresAt: NOW }))
  const signedOut = await aStaffToken(db, 'owner', { username: 'signed out' })
  await site.request('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${signedOut}` },
  })
  tokens.set('a token that was signed out', signedOut)
  tokens.set('a token of a deleted admin', await aStaffToken(db, 'admin', { username: 'deleted' }))
  await db.deleteFrom('admins').where('username', '=', 'deleted').execute()
})

const STRANGERS = [
  'nobody',
  'a malformed token',
  'a token of nobody',
  'an expired token',
  'a token that was signed out',
  'a token of a deleted admin',
] as const

const MAY: Readonly<Record<Route['role'], (who: string) => 'let through' | 401 | 403>> = {
  visitor: () => 'let through',
  admin: (who) => (who === 'an admin' || who === 'an owner' ? 'let through' : 401),
  owner: (who) => (who === 'an owner' ? 'let through' : who === 'an admin' ? 403 : 401),
}

/** Asks for something that is refused for its form at the latest, so that nothing is done by asking. */
function ask(
  { method, path }: Route,
  who: string,
  { id = '1', ...init }: TestRequest & { id?: string } = {},
) {
  const token = tokens.get(who)
  return site.request(`${path.replace(/\{\w+\}/, id)}?surprise=1`, {
    method,
    ...init,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...init.headers },
  })
}

describe.each(ROUTES)('$method $path is for: $role', (route) => {
  test.each([...STRANGERS, 'an admin', 'an owner'])('asked with %s', async (who) => {
    const answer = await ask(route, who)
    const expected = MAY[route.role](who)
    expect(answer.status).toBe(expected === 'let through' ? 400 : expected)
    expect(answer.headers.get('www-authenticate')).toBe(expected === 401 ? 'Bearer' : null)
    expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) })
  })
})

describe.each(ROUTES.filter(({ role }) => role !== 'visitor'))('$method $path', (route) => {
  const hostile = route.method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'text/html' } }

  test('says who may before it says what is there, and that before what is wrong', async () => {
    const badId = paramOf(route.path) === undefined ? 400 : 404
    const admins = route.role === 'owner' ? 403 : badId
    for (const id of ['999999999999', 'abc', '%00']) {
      expect((await ask(route, 'nobody', { ...hostile, id })).status).toBe(401)
      expect((await ask(route, 'an admin', { ...hostile, id })).status).toBe(admins)
      expect((await ask(route, 'an owner', { ...hostile, id })).status).toBe(badId)
    }
    expect((await ask(route, 'an owner', { ...hostile, id: '1' })).status).toBe(400)
  })

  test.each(['Basic dTpw', 'Bearer', 'bearer  x', 'Token x', `Bearer ${'f'.repeat(10_000)}`, 'Bearer null'])(
    'takes %s for no token',
    async (authorization) => {
      const answer = await ask(route, 'nobody', { headers: { authorization } })
      expect(answer.status).toBe(401)
    },
  )
})

test('a token counts as a bearer credential only', async () => {
  const token = tokens.get('an owner') ?? ''
  const given = [{ cookie: `adminToken=${token}` }, { 'x-admin-token': token }]
  for (const headers of given) expect((await site.request('/api/auth/verify', { headers })).status).toBe(401)
  expect((await site.request(`/api/auth/verify?token=${token}`)).status).toBe(401)
})

test('every call below /api/admin is for staff', () => {
  const open = ROUTES.filter(({ path, role }) => path.startsWith('/api/admin') && role === 'visitor')
  expect(open).toEqual([])
})
