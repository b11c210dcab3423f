import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '#platform/password.ts'
import { NOW, testApp } from '#test/test-app.ts'
import type { TestApp, TestRequest } from '#test/test-app.ts'
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
const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token
const verify = (token: string) =>
  site.request('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })
const audited = () =>
  db.selectFrom('audit_log').select(['username', 'action', 'name']).orderBy('id').execute()

describe('signing in', () => {
  test('answers a token and who it is, in the words of the form', async () => {
    const answer = await signIn('Milena')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual({
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
      const answer = await signIn('Milena', password)
      expect([answer.status, await answer.json()]).toEqual([
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
    const answer = await site.post('/api/auth/login', body)
    expect([answer.status, await answer.json()]).toEqual([
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

  test('tells nobody which names exist', async () => {
    const [known, unknown] = [await signIn('Milena', 'wrong'), await signIn('Nobody', 'wrong')]
    expect(unknown.status).toBe(known.status)
    expect(await unknown.json()).toEqual(await known.json())
    const names = (answer: Response) => [...answer.headers.keys()].toSorted()
    expect(names(unknown)).toEqual(names(known))
  })

  test('does the same work for an unknown name', async () => {
    await signIn('Nobody', 'wrong') // once, so that what is compared with is there
    const timed = async (name: string) => {
      const start = performance.now()
      await signIn(name, 'wrong')
      return performance.now() - start
    }
    const [known, unknown] = [[] as number[], [] as number[]]
    for (let round = 0; round < 4; round++) {
      known.push(await timed('Milena'))
      unknown.push(await timed('Nobody'))
    }
    // Without the check it would be a tenth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
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
  test('lasts 24 hours to the millisecond', async () => {
    const token = await tokenOf(await signIn('jovan'))
    expect(await (await verify(token)).json()).toEqual({
      success: true,
      user: { id: 2, username: 'jovan', role: 'admin' },
    })
    site.setNow(new Date(NOW.getTime() + 24 * 3_600_000 - 1))
    expect((await verify(token)).status).toBe(200)
    site.setNow(new Date(NOW.getTime() + 24 * 3_600_000))
    expect((await verify(token)).status).toBe(401)
  })

  test('ends on the server when somebody signs out, and no other ends with it', async () => {
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

describe('too many failures', () => {
  const fail = async (times: number, name = 'Milena', init: Parameters<typeof signIn>[2] = {}) => {
    const statuses: number[] = []
    for (let count = 0; count < times; count++) statuses.push((await signIn(name, 'wrong', init)).status)
    return statuses
  }
  const from = (number: number) => ({ address: `198.51.100.${number}` })

  test('ten of an account close it to everybody for the rest of 15 minutes, also with the right password', async () => {
    for (let number = 0; number < 10; number++) expect(await fail(1, 'mileNA', from(number))).toEqual([401])
    site.setNow(new Date(NOW.getTime() + 60_000))
    const refused = await signIn('Milena', PASSWORD, from(99))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(14 * 60)])
    expect(await refused.json()).toMatchObject({
      error: 'rate_limited',
      message: 'Previše neuspelih pokušaja prijave. Pokušajte ponovo kasnije.',
    })
    expect((await signIn('jovan', PASSWORD, from(99))).status).toBe(200)
    site.setNow(new Date(NOW.getTime() + 15 * 60_000))
    expect((await signIn('Milena')).status).toBe(200)
  })

  test('ten from an address close it for every account, and no other address', async () => {
    for (let number = 0; number < 10; number++) await fail(1, `nobody${number}`)
    expect((await signIn('Milena')).status).toBe(429)
    expect((await signIn('Milena', PASSWORD, from(1))).status).toBe(200)
  })

  test('an unknown name closes like a known one', async () => {
    for (const [number, name] of ['Milena', 'Nobody'].entries())
      expect(await fail(11, name, from(number))).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('two processes count together', async () => {
    const other = testApp(db, { logins: 10 })
    await fail(5)
    await fail(5, 'milena', { at: other, ...from(1) })
    expect((await signIn('Milena', PASSWORD, from(2))).status).toBe(429)
    expect((await signIn('Milena', PASSWORD, { at: other, ...from(3) })).status).toBe(429)
  })

  test('a success never counts and is never in the way, also many at once', async () => {
    for (let count = 0; count < 12; count++) expect((await signIn('Milena')).status).toBe(200)
    const together = await Promise.all(Array.from({ length: 15 }, () => signIn('jovan')))
    expect(together.map(({ status }) => status)).toEqual(Array<number>(15).fill(200))
    expect(await fail(10)).toEqual(Array<number>(10).fill(401))
  })

  test('a right guess among many sent at once is found no sooner than one by one', async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => (index === 25 ? PASSWORD : `guess ${index}`))
    const other = testApp(db, { logins: 10 })
    const answers = await Promise.all(
      guesses.map((guess, index) =>
        signIn('Milena', guess, { at: index % 2 === 0 ? site : other, ...from(index) }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(statuses.filter((status) => status === 200)).toEqual([])
  })

  test('what is refused for its form does not count', async () => {
    for (let count = 0; count < 20; count++) await signIn('', '')
    expect((await signIn('Milena')).status).toBe(200)
  })
})

describe('changing one’s password', () => {
  const NEW = 'a new long password'
  const change = (token: string, currentPassword: unknown, newPassword: unknown = NEW) =>
    site.request('/api/auth/password', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword, newPassword }),
    })

  test('ends every other session and goes on in this one', async () => {
    const [here, elsewhere] = [await tokenOf(await signIn('jovan')), await tokenOf(await signIn('jovan'))]
    const someoneElse = await tokenOf(await signIn('Milena'))
    const answer = await change(here, PASSWORD)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { success: true, message: 'Password changed' },
    ])
    const statuses = await Promise.all(
      [here, elsewhere, someoneElse].map(async (t) => (await verify(t)).status),
    )
    expect(statuses).toEqual([200, 401, 200])
    expect([(await signIn('jovan')).status, (await signIn('jovan', NEW)).status]).toEqual([401, 200])
    expect(await audited()).toContainEqual({ username: 'jovan', action: 'changed the password', name: '' })
  })

  test.each([
    ['wrong', NEW, 'currentPassword', 'The current password is not right'],
    [undefined, NEW, 'currentPassword', 'Current password is required'],
    [PASSWORD, 'short', 'newPassword', 'Password must have at least 6 characters'],
    [PASSWORD, PASSWORD, 'newPassword', 'The new password must differ from the current one'],
    [PASSWORD, 'x'.repeat(1001), 'newPassword', 'Password may have at most 1000 characters'],
    [PASSWORD, '字'.repeat(400), 'newPassword', 'Password may have at most 1024 bytes'],
  ])('refuses %j to %j', async (current, next, path, message) => {
    const token = await tokenOf(await signIn('jovan'))
    const answer = await change(token, current, next)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message, errors: [{ path, message }] }),
    ])
    expect((await signIn('jovan')).status).toBe(200)
  })

  test('an open screen is no place to guess', async () => {
    const token = await tokenOf(await signIn('jovan'))
    for (let count = 0; count < 10; count++) expect((await change(token, `guess ${count}`)).status).toBe(400)
    expect((await change(token, PASSWORD)).status).toBe(429)
  })

  test('a sign-in with the old password that was under way does not outlive it', async () => {
    const token = await tokenOf(await signIn('jovan'))
    const [changed, ...others] = await Promise.all([
      change(token, PASSWORD),
      ...Array.from({ length: 6 }, (_, index) =>
        signIn('jovan', PASSWORD, { address: `203.0.113.${index}` }),
      ),
    ])
    expect(changed.status).toBe(200)
    for (const answer of others.filter(({ status }) => status === 200))
      expect((await verify(await tokenOf(answer))).status).toBe(401)
  })
})
