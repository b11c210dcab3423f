/** Who may call what, read from the route table and the permissions: a new line of either is tested without a change here. */
import { beforeAll, describe, expect, test } from 'vitest'
import { PERMISSION_NAMES, ROLE_NAMES, roleMay, ROLES } from '#contract/staff/permissions.ts'
import { aPost } from '#test/builders.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW, testApp, type TestRequest } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { paramOf } from '../../paths.ts'
import type { Route } from '../../route.ts'
import { ROUTES } from '../../routes.ts'

const { db } = await testDatabase()
const site = testApp(db)

/** By who shows it; a visitor shows none. */
const tokens = new Map<string, string>()

beforeAll(async () => {
  for (const role of ROLE_NAMES) tokens.set(role, await aStaffToken(db, role))
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

/** Asks for something that is refused for its form at the latest, so that nothing is done by asking. */
function ask(
  { method, path }: Route,
  who: string,
  { id = '1', asked = site, ...init }: TestRequest & { id?: string; asked?: typeof site } = {},
) {
  const token = tokens.get(who)
  return asked.request(`${path.replace(/\{\w+\}/, id)}?surprise=1`, {
    method,
    ...init,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...init.headers },
  })
}

describe.each(ROUTES)('$method $path is for: $access', (route) => {
  test.each(STRANGERS)('asked with %s', async (who) => {
    const response = await ask(route, who)
    const isPublic = route.access === 'public'
    expect(response.status).toBe(isPublic ? 400 : 401)
    expect(response.headers.get('www-authenticate')).toBe(isPublic ? null : 'Bearer')
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) })
  })

  test.each(ROLE_NAMES)('asked by the role %s', async (role) => {
    const response = await ask(route, role)
    expect(response.status).toBe(roleMay(ROLES, role, route.access) ? 400 : 403)
    expect(response.headers.get('www-authenticate')).toBeNull()
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) })
  })
})

describe.each(ROUTES.filter(({ access }) => access !== 'public'))('$method $path', (route) => {
  const hostile = route.method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'text/html' } }

  test('says who may before it says what is there, and that before what is wrong', async () => {
    const badId = paramOf(route.path) === undefined ? 400 : 404
    for (const id of ['999999999999', 'abc', '%00']) {
      expect((await ask(route, 'nobody', { ...hostile, id })).status).toBe(401)
      for (const role of ROLE_NAMES)
        expect((await ask(route, role, { ...hostile, id })).status).toBe(
          roleMay(ROLES, role, route.access) ? badId : 403,
        )
    }
    expect((await ask(route, 'owner', { ...hostile, id: '1' })).status).toBe(400)
  })

  test.each(['Basic dTpw', 'Bearer', 'bearer  x', 'Token x', `Bearer ${'f'.repeat(10_000)}`, 'Bearer null'])(
    'takes %s for no token',
    async (authorization) => {
      const response = await ask(route, 'nobody', { headers: { authorization } })
      expect(response.status).toBe(401)
    },
  )
})

test('accounts, the audit log, the settings of the site and removing the demo content are for the owner alone', async () => {
  const refused: string[] = []
  for (const route of ROUTES) {
    const response = await ask(route, 'admin')
    if (response.status !== 403) continue
    refused.push(`${route.method} ${route.path}`)
    expect(await response.json()).toMatchObject({
      error: 'forbidden',
      message: 'Only the owner may do this.',
    })
  }
  const settings = ROUTES.filter(({ path }) => path.startsWith('/api/admin/settings'))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()
  expect(refused.toSorted()).toEqual([
    'DELETE /api/admin/admins/{id}',
    'DELETE /api/admin/demo',
    'GET /api/admin/admins',
    'GET /api/admin/audit-log',
    'GET /api/admin/audit-log/choices',
    'GET /api/admin/demo',
    'GET /api/admin/first-steps',
    ...settings.filter((line) => line.startsWith('GET')),
    'POST /api/admin/admins',
    'POST /api/admin/admins/{id}/disable',
    'POST /api/admin/admins/{id}/enable',
    'POST /api/admin/admins/{id}/reset-password',
    'POST /api/admin/changes/{id}/remove',
    'POST /api/admin/demo',
    'PUT /api/admin/admins/{id}/role',
    ...settings.filter((line) => line.startsWith('PUT')),
  ])
})

test('a token counts as a bearer credential only', async () => {
  const token = tokens.get('owner') ?? ''
  const given = [{ cookie: `adminToken=${token}` }, { 'x-admin-token': token }]
  for (const headers of given) expect((await site.request('/api/auth/verify', { headers })).status).toBe(401)
  expect((await site.request(`/api/auth/verify?token=${token}`)).status).toBe(401)
})

test('every call below /api/admin is for staff', () => {
  const open = ROUTES.filter(({ path, access }) => path.startsWith('/api/admin') && access === 'public')
  expect(open).toEqual([])
})

describe('a role that holds the audit log alone', () => {
  const trial = testApp(db, {}, { roles: { ...ROLES, admin: ['audit.read'] } })

  test('reads it', async () => {
    const headers = { authorization: `Bearer ${tokens.get('admin')}` }
    expect((await trial.request('/api/admin/audit-log', { headers })).status).toBe(200)
    expect((await trial.request('/api/admin/audit-log/choices', { headers })).status).toBe(200)
  })

  test.each(ROUTES.filter(({ access }) => access !== 'public'))(
    'is refused $method $path unless it needs no more than an account',
    async (route) => {
      const isOpen = route.access === 'signed-in' || route.access === 'audit.read'
      expect((await ask(route, 'admin', { asked: trial })).status).toBe(isOpen ? 400 : 403)
    },
  )

  test('gets no more than a visitor from public calls', async () => {
    const drafts = '/api/blog?published=false'
    const title = 'A draft that only its writers may see'
    await aPost(db, { title, is_published: false })
    const headers = { authorization: `Bearer ${tokens.get('admin')}` }
    expect(await (await site.request(drafts, { headers })).text()).toContain(title)
    expect(await (await trial.request(drafts, { headers })).json()).toEqual([])
  })
})

test('every permission is needed by a call, or by what is in it', () => {
  // Whether a save publishes is known to its operation alone.
  const needed = new Set(['articles.publish', ...ROUTES.flatMap(({ access }) => access)])
  expect(PERMISSION_NAMES.filter((permission) => !needed.has(permission))).toEqual([])
})
