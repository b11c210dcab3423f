import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, PASSWORD, signInAt } from '#test/accounts.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp

beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 10 })
  await anAccount(db, 'Milena', 'owner')
  await anAccount(db, 'jovan')
})

const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token
const verify = (token: string) =>
  site.request('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })
const audited = () =>
  db.selectFrom('audit_log').select(['username', 'action', 'name']).orderBy('id').execute()

describe('changing one’s password', () => {
  const NEW = 'a new long password'
  const change = (token: string, currentPassword: unknown, newPassword: unknown = NEW) =>
    site.request('/api/auth/password', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword, newPassword }),
    })

  test('ends every other session and goes on in this one', async () => {
    const [here, elsewhere] = [
      await tokenOf(await signInAt(site, 'jovan')),
      await tokenOf(await signInAt(site, 'jovan')),
    ]
    const someoneElse = await tokenOf(await signInAt(site, 'Milena'))
    const response = await change(here, PASSWORD)
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: 'Password changed' },
    ])
    const statuses = await Promise.all(
      [here, elsewhere, someoneElse].map(async (t) => (await verify(t)).status),
    )
    expect(statuses).toEqual([200, 401, 200])
    expect([(await signInAt(site, 'jovan')).status, (await signInAt(site, 'jovan', NEW)).status]).toEqual([
      401, 200,
    ])
    expect(await audited()).toContainEqual({ username: 'jovan', action: 'changed the password', name: '' })
  })

  test.each([
    ['wrong', NEW, 'currentPassword', 'The current password is not right'],
    [undefined, NEW, 'currentPassword', 'Current password is required'],
    [PASSWORD, 'short', 'newPassword', 'Password must have at least 6 characters'],
    [PASSWORD, PASSWORD, 'newPassword', 'The new password must differ from the current one'],
    [
      PASSWORD,
      'qwerty123',
      'newPassword',
      'This password is one of the most common ones, which attackers try first. Choose another one.',
    ],
    ['qwerty123', 'qwerty123', 'currentPassword', 'The current password is not right'],
    [PASSWORD, 'x'.repeat(1001), 'newPassword', 'Password may have at most 1000 characters'],
    [PASSWORD, '字'.repeat(400), 'newPassword', 'Password may have at most 1024 bytes'],
  ])('refuses %j to %j', async (current, next, path, message) => {
    const token = await tokenOf(await signInAt(site, 'jovan'))
    const response = await change(token, current, next)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message, errors: [{ path, message }] }),
    ])
    expect((await signInAt(site, 'jovan')).status).toBe(200)
  })

  test('an open screen is no place to guess, and no other session pays for it', async () => {
    const [here, elsewhere] = [
      await tokenOf(await signInAt(site, 'jovan')),
      await tokenOf(await signInAt(site, 'jovan')),
    ]
    for (let count = 0; count < 10; count++) expect((await change(here, `guess ${count}`)).status).toBe(400)
    const refused = await change(here, PASSWORD)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await signInAt(site, 'jovan')).status).toBe(200)
    expect((await change(elsewhere, PASSWORD)).status).toBe(200)
  })

  test('works while strangers fail to sign in to the same account, from the same address too', async () => {
    const token = await tokenOf(await signInAt(site, 'jovan'))
    for (let count = 0; count < 12; count++) await signInAt(site, 'jovan', 'wrong')
    for (let count = 0; count < 12; count++)
      await signInAt(site, 'jovan', 'wrong', { address: `198.51.100.${count}` })
    expect((await signInAt(site, 'jovan', PASSWORD, { address: '203.0.113.1' })).status).toBe(429)
    expect((await change(token, PASSWORD)).status).toBe(200)
  })

  test('a sign-in with the old password that was under way does not outlive it', async () => {
    const token = await tokenOf(await signInAt(site, 'jovan'))
    const [changed, ...others] = await Promise.all([
      change(token, PASSWORD),
      ...Array.from({ length: 6 }, (_, index) =>
        signInAt(site, 'jovan', PASSWORD, { address: `203.0.113.${index}` }),
      ),
    ])
    expect(changed.status).toBe(200)
    for (const response of others.filter(({ status }) => status === 200))
      expect((await verify(await tokenOf(response))).status).toBe(401)
  })
})
