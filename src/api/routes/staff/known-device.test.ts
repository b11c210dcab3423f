import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/shared/durations.ts'
import { forgetExpired } from '#operations/maintenance/forget-expired.ts'
import { setPassword } from '#operations/staff/set-password.ts'
import { anAccount, cookieOf, PASSWORD, signInAt } from '#test/accounts.ts'
import { NOW, testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp

beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 10 })
  await anAccount(db, 'Milena', 'owner')
  await anAccount(db, 'jovan')
})

const after = (ms: number) => site.setNow(new Date(NOW.getTime() + ms))
const from = (number: number) => ({ address: `198.51.100.${number}` })
const devices = () => db.selectFrom('known_devices').selectAll().orderBy('admin_id').execute()
/** Strangers fail until attempts of devices that the account does not know have to wait. */
const attack = async (name: string) => {
  for (let number = 0; number < 11; number++) await signInAt(site, name, 'wrong', from(number))
}

describe('the cookie', () => {
  test('comes with a sign-in only, for the sign-in only, and no script can read it', async () => {
    const response = await signInAt(site, 'Milena')
    expect(response.headers.get('set-cookie')).toMatch(
      /^known_device=[0-9a-f]{64}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
    )
    expect((await signInAt(site, 'Milena', 'wrong')).headers.get('set-cookie')).toBeNull()
    for (const path of ['/api/casinos', '/api/stats', '/api/auth/verify'])
      expect((await site.request(path)).headers.get('set-cookie')).toBeNull()
  })

  test('travels encrypted only where the site does', async () => {
    site.app.settings.publicUrl = 'https://casino.example'
    expect((await signInAt(site, 'Milena')).headers.get('set-cookie')).toMatch(/; Secure; /)
  })

  test('is stored as a fingerprint, and opens nothing by itself', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena'))
    expect(JSON.stringify(await devices())).not.toContain(cookie.split('=')[1])
    expect((await site.request('/api/auth/verify', { headers: { cookie } })).status).toBe(401)
    expect((await signInAt(site, 'Milena', 'wrong', { cookie })).status).toBe(401)
  })

  test('is renewed by each sign-in, and holds for 180 days without one', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena'))
    after(170 * DAY_MS)
    expect(cookieOf(await signInAt(site, 'Milena', PASSWORD, { cookie }))).toBe(cookie)
    after(349 * DAY_MS)
    expect(cookieOf(await signInAt(site, 'Milena', PASSWORD, { cookie }))).toBe(cookie)
    after(529 * DAY_MS)
    expect(cookieOf(await signInAt(site, 'Milena', PASSWORD, { cookie }))).not.toBe(cookie)
  })

  test.each(['known_device=', `known_device=${'a'.repeat(64)}`, 'known_device=<script>', 'other=1'])(
    'that says %s is none, and is never taken over',
    async (cookie) => {
      const response = await signInAt(site, 'Milena', PASSWORD, { cookie })
      expect(response.status).toBe(200)
      expect(cookieOf(response)).toMatch(/^known_device=[0-9a-f]{64}$/)
      expect(cookieOf(response)).not.toBe(cookie)
    },
  )
})

describe('a device that the account knows', () => {
  test('gets in while strangers attack the account, and while its own address is closed', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena', PASSWORD, from(200)))
    await attack('Milena')
    for (let number = 0; number < 10; number++) await signInAt(site, `nobody${number}`, 'x', from(200))
    expect((await signInAt(site, 'Milena', PASSWORD, from(201))).status).toBe(429)
    expect((await signInAt(site, 'Milena', PASSWORD, from(200))).status).toBe(429)
    for (const address of [200, 201])
      expect((await signInAt(site, 'Milena', PASSWORD, { cookie, ...from(address) })).status).toBe(200)
  })

  test('has a limit of its own, and uses up no other', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena'))
    for (let count = 0; count < 10; count++)
      expect((await signInAt(site, 'Milena', 'wrong', { cookie })).status).toBe(401)
    const refused = await signInAt(site, 'Milena', PASSWORD, { cookie, ...from(1) })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await signInAt(site, 'Milena')).status).toBe(200)
  })

  test('is a stranger to every other account until it has signed in there', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena'))
    await attack('jovan')
    expect((await signInAt(site, 'jovan', PASSWORD, { cookie })).status).toBe(429)
    after(2000)
    expect(cookieOf(await signInAt(site, 'jovan', PASSWORD, { cookie }))).toBe(cookie)
    expect((await devices()).map(({ admin_id }) => admin_id)).toEqual([1, 2])
  })

  test('is one of ten at most, and programs without cookies push out none that comes back', async () => {
    const cookie = cookieOf(await signInAt(site, 'Milena'))
    after(1000)
    await signInAt(site, 'Milena', PASSWORD, { cookie })
    for (let count = 2; count < 16; count++) {
      after(count * 1000)
      await signInAt(site, 'Milena')
    }
    expect(await devices()).toHaveLength(10)
    expect(cookieOf(await signInAt(site, 'Milena', PASSWORD, { cookie }))).toBe(cookie)
  })

  test('is forgotten with the account', async () => {
    await signInAt(site, 'jovan')
    await db.deleteFrom('admins').where('username', '=', 'jovan').execute()
    expect(await devices()).toEqual([])
  })

  test('is forgotten when the password is changed on another device, or from the command line', async () => {
    const [here, elsewhere] = [await signInAt(site, 'jovan'), await signInAt(site, 'jovan')]
    const { token } = (await here.clone().json()) as { token: string }
    const changed = await site.request('/api/auth/password', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        cookie: cookieOf(here),
      },
      body: JSON.stringify({ currentPassword: PASSWORD, newPassword: 'a new long password' }),
    })
    expect(changed.status).toBe(200)
    expect(await devices()).toHaveLength(1)
    const again = (cookie: string) => signInAt(site, 'jovan', 'a new long password', { cookie })
    expect(cookieOf(await again(cookieOf(here)))).toBe(cookieOf(here))
    expect(cookieOf(await again(cookieOf(elsewhere)))).not.toBe(cookieOf(elsewhere))
    await setPassword(site.app, 'jovan', 'another password')
    expect(await devices()).toEqual([])
  })

  test('is deleted by the clock once it is known no longer', async () => {
    await signInAt(site, 'jovan')
    after(180 * DAY_MS)
    await forgetExpired(site.app)
    expect(await devices()).toEqual([])
  })
})
