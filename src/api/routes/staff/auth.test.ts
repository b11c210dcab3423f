import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { createPasswords, hashPassword, type Passwords } from '#platform/password.ts'
import { NOW, testApp, type TestApp, type TestRequest } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
const PASSWORD = ' tri reči, jedna šifra '
let passwordHash: string
let site: TestApp

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 10 })
  await anAccount('Milena', 'owner')
  await anAccount('jovan', 'admin')
})

const anAccount = (username: string, role: 'owner' | 'admin', hash = passwordHash) =>
  db.insertInto('admins').values({ username, role, password_hash: hash }).execute()
const signIn = (username: unknown, password: unknown = PASSWORD, init: TestRequest & { at?: TestApp } = {}) =>
  (init.at ?? site).post('/api/auth/login', { username, password }, init)
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token
const verify = (token: string) =>
  site.request('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })
const audited = () =>
  db.selectFrom('audit_log').select(['username', 'action', 'name']).orderBy('id').execute()

describe('signing in', () => {
  test('answers a token and who it is, in the words of the form', async () => {
    const response = await signIn('Milena')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.json()).toEqual({
      success: true,
      message: 'Uspešna prijava',
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      user: { id: 1, username: 'Milena', role: 'owner' },
    })
  })

  test.each(['milena', 'MILENA', '  Milena ', 'Mi\u200Blena'])(
    'knows the name written as "%s"',
    async (name) => {
      expect((await signIn(name)).status).toBe(200)
    },
  )

  test.each([PASSWORD.trim(), PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.normalize('NFD'), 'none'])(
    'takes the password as it was typed, so "%s" is wrong',
    async (password) => {
      const response = await signIn('Milena', password)
      expect([response.status, await response.json()]).toEqual([
        401,
        expect.objectContaining({ success: false, message: 'Pogrešno korisničko ime ili password' }),
      ])
    },
  )

  test.each([
    [{ password: 'x' }, 'username', 'Korisničko ime je obavezno'],
    [{ username: '  ', password: 'x' }, 'username', 'Korisničko ime je obavezno'],
    [{ username: 'Milena' }, 'password', 'Password je obavezan'],
    [{ username: 'Milena', password: '' }, 'password', 'Password je obavezan'],
    [{ username: ['Milena'], password: 'x' }, 'username', 'Korisničko ime je obavezno'],
    [{ username: 'Milena', password: { $ne: '' } }, 'password', 'Password je obavezan'],
    [{ username: 'Milena', password: true }, 'password', 'Password je obavezan'],
    [{ username: 'x'.repeat(61), password: 'x' }, 'username', 'Korisničko ime je predugačko'],
    [{ username: 'Milena', password: 'x'.repeat(1001) }, 'password', 'Password je predugačak'],
  ])('refuses %j', async (body, path, message) => {
    const response = await site.post('/api/auth/login', body)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message, errors: [{ path, message }] }),
    ])
  })

  test.each(["' or '1'='1", 'Milena\0', '\uD800', '%', '_ilena', 'Milena; drop table admins', '__proto__'])(
    'lets nobody in as %j',
    async (name) => {
      const { status } = await signIn(name)
      expect([400, 401]).toContain(status)
      expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([])
    },
  )

  test('looks at the first 1,024 bytes of a password', async () => {
    const long = '字'.repeat(400)
    await anAccount('long', 'admin', await hashPassword(long))
    expect((await signIn('long', long)).status).toBe(200)
    expect((await signIn('long', long.slice(0, 300))).status).toBe(401)
    expect((await signIn('long', '😀'.repeat(500))).status).toBe(401)
  })

  test('tells no one which names exist', async () => {
    const [known, unknown] = [await signIn('Milena', 'wrong'), await signIn('Nobody', 'wrong')]
    expect(unknown.status).toBe(known.status)
    expect(await unknown.json()).toEqual(await known.json())
    const names = (response: Response) => [...response.headers.keys()].toSorted()
    expect(names(unknown)).toEqual(names(known))
  })

  test('checks a password for an unknown name as well', async () => {
    const checked: [of: string, password: string][] = []
    const passwords = createPasswords()
    const watched: Passwords = {
      ...passwords,
      isRight(password, stored) {
        checked.push(['an account', password])
        return passwords.isRight(password, stored)
      },
      isRightForNobody(password) {
        checked.push(['nobody', password])
        return passwords.isRightForNobody(password)
      },
    }
    const at = testApp(db, {}, { passwords: watched })
    await signIn('Milena', 'wrong', { at })
    await signIn('Nobody', 'wrong', { at })
    expect(checked).toEqual([
      ['an account', 'wrong'],
      ['nobody', 'wrong'],
    ])
  })

  test('keeps the token as a fingerprint only, and no secret anywhere', async () => {
    const token = await tokenOf(await signIn('Milena'))
    await signIn('Milena', 'a wrong secret')
    await signIn('hunter2-typed-into-the-wrong-field', 'x')
    const kept = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
      await db.selectFrom('rate_limits').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    for (const secret of [token, PASSWORD, 'a wrong secret', 'hunter2', '192.0.2.1'])
      expect(kept).not.toContain(secret)
  })

  test('is noted, right and wrong, with no more of an unknown name than its first letter', async () => {
    await signIn('MILENA')
    await signIn('milena', 'wrong')
    await signIn('Secret123', 'wrong')
    expect(await audited()).toEqual([
      { username: 'Milena', action: 'signed in', name: '' },
      { username: null, action: 'failed to sign in', name: 'Milena' },
      { username: null, action: 'failed to sign in', name: 'unknown name S***' },
    ])
  })

  test('an Idempotency-Key keeps no token', async () => {
    const headers = { 'idempotency-key': 'k1' }
    const first = await tokenOf(await signIn('Milena', PASSWORD, { headers }))
    const second = await tokenOf(await signIn('Milena', PASSWORD, { headers }))
    expect(second).not.toBe(first)
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  })
})

describe('a session', () => {
  const after = (ms: number) => site.setNow(new Date(NOW.getTime() + ms))
  const HOUR = 3_600_000

  test('lasts 24 hours to the millisecond while it is used', async () => {
    const token = await tokenOf(await signIn('jovan'))
    expect(await (await verify(token)).json()).toEqual({
      success: true,
      user: { id: 2, username: 'jovan', displayName: null, role: 'admin' },
    })
    after(12 * HOUR - 1)
    expect((await verify(token)).status).toBe(200)
    after(20 * HOUR)
    expect((await verify(token)).status).toBe(200)
    site.setNow(new Date(NOW.getTime() + 24 * 3_600_000 - 1))
    expect((await verify(token)).status).toBe(200)
    site.setNow(new Date(NOW.getTime() + 24 * 3_600_000))
    expect((await verify(token)).status).toBe(401)
  })

  test('ends after the idle hours of the settings, counted from its last use', async () => {
    site.app.settings.sessionIdleHours = 2
    const token = await tokenOf(await signIn('jovan'))
    after(2 * HOUR - 1)
    expect((await verify(token)).status).toBe(200)
    after(4 * HOUR - 2)
    expect((await verify(token)).status).toBe(200)
    after(6 * HOUR - 2)
    expect((await verify(token)).status).toBe(401)
  })

  test('writes down its use once a minute at most', async () => {
    const token = await tokenOf(await signIn('jovan'))
    const usedAt = async () =>
      (await db.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow()).last_used_at
    after(59_999)
    await verify(token)
    expect(await usedAt()).toEqual(NOW)
    after(60_000)
    await verify(token)
    expect(await usedAt()).toEqual(new Date(NOW.getTime() + 60_000))
  })

  test('is the oldest of its account that ends at the eleventh sign-in', async () => {
    const ofMilena = await tokenOf(await signIn('Milena'))
    const ofJovan: string[] = []
    for (let count = 0; count < 11; count++) {
      after(count * 1000)
      ofJovan.push(await tokenOf(await signIn('jovan')))
    }
    const statuses: number[] = []
    for (const token of [ofMilena, ...ofJovan]) statuses.push((await verify(token)).status)
    expect(statuses).toEqual([200, 401, ...Array<number>(10).fill(200)])
  })

  test('never goes beyond ten of an account, however many sign in at once', async () => {
    const together = await Promise.all(Array.from({ length: 16 }, () => signIn('jovan')))
    expect(together.map(({ status }) => status)).toEqual(Array<number>(16).fill(200))
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toHaveLength(10)
  })

  test('that has ended, by its hours or unused, is deleted by the clock', async () => {
    await signIn('jovan')
    after(5 * HOUR)
    await signIn('Milena')
    after(12 * HOUR)
    await forgetExpired(site.app)
    expect(await db.selectFrom('sessions').select('admin_id').execute()).toEqual([{ admin_id: 1 }])
  })

  test('ends on the server when someone signs out, and no other ends with it', async () => {
    const [here, elsewhere] = [await tokenOf(await signIn('jovan')), await tokenOf(await signIn('jovan'))]
    const signOut = (token: string) =>
      site.request('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    expect(await (await signOut(here)).json()).toMatchObject({ success: true })
    expect([(await verify(here)).status, (await verify(elsewhere)).status]).toEqual([401, 200])
    expect((await signOut(here)).status).toBe(401)
  })

  test('stops at once when its admin is deleted, or is an owner no more', async () => {
    const token = await tokenOf(await signIn('jovan'))
    const owner = await tokenOf(await signIn('Milena'))
    const admins = (bearer: string) =>
      site.request('/api/admin/admins', { headers: { authorization: `Bearer ${bearer}` } })
    expect((await admins(owner)).status).toBe(200)
    await db.updateTable('admins').set({ role: 'admin' }).where('username', '=', 'Milena').execute()
    expect((await admins(owner)).status).toBe(403)
    await db.deleteFrom('admins').where('username', '=', 'jovan').execute()
    expect((await verify(token)).status).toBe(401)
  })
})
