/** What an owner does with the accounts of others: roles, disabling, new passwords. */
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, PASSWORD, signInAt } from '#test/accounts.ts'
import { aStaffToken, staffCalls } from '#test/staff.ts'
import { testApp, type TestApp } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'

const { db, reset } = await testDatabase()
let site: TestApp
let owner: string

/** Milena is the owner with the id 1, jovan an admin with the id 2. */
beforeEach(async () => {
  await reset()
  site = testApp(db, { logins: 5 })
  owner = await aStaffToken(db, 'owner', { username: 'Milena' })
  await anAccount(db, 'jovan')
})

const send = staffCalls(() => ({ site, token: owner }))
const changeRole = (id: number, role: unknown, token = owner) =>
  send('PUT', `/api/admin/admins/${id}/role`, { role }, token)
const act = (id: number, action: 'disable' | 'enable' | 'reset-password', token = owner) =>
  send('POST', `/api/admin/admins/${id}/${action}`, undefined, token)
const verify = async (token: string) => (await send('GET', '/api/auth/verify', undefined, token)).status
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token
const accounts = () =>
  db.selectFrom('admins').select(['username', 'role', 'disabled_at']).orderBy('id').execute()
const audited = () =>
  db.selectFrom('audit_log').select(['username', 'action', 'name']).orderBy('id').execute()
const LAST = { message: 'You are the only owner. Make someone else an owner first.', error: 'conflict' }

describe('the role of an account', () => {
  test('changes both ways and counts at once, in sessions that are open', async () => {
    const jovan = await tokenOf(await signInAt(site, 'jovan'))
    expect(await changeRole(2, 'owner')).toEqual({
      status: 200,
      body: { success: true, message: 'jovan is an owner now' },
    })
    expect((await send('GET', '/api/admin/admins', undefined, jovan)).status).toBe(200)
    expect((await changeRole(2, 'admin')).body).toMatchObject({ message: 'jovan is an admin now' })
    expect((await send('GET', '/api/admin/admins', undefined, jovan)).status).toBe(403)
    expect(await verify(jovan)).toBe(200)
    expect((await audited()).slice(1)).toEqual([
      { username: 'Milena', action: 'made an owner', name: 'jovan' },
      { username: 'Milena', action: 'made an admin', name: 'jovan' },
    ])
  })

  test('that it has already is no action', async () => {
    expect((await changeRole(2, 'admin')).status).toBe(200)
    expect(await audited()).toEqual([])
  })

  test.each(['root', 'Owner', null, undefined, 1])('cannot be %j', async (role) => {
    const { status, body } = await changeRole(2, role)
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'role', message: 'The role must be owner or admin' }],
    ])
  })

  test('is given up by an owner when there is another one, and never by the last', async () => {
    expect(await changeRole(1, 'admin')).toMatchObject({ status: 409, body: LAST })
    await changeRole(2, 'owner')
    expect((await changeRole(1, 'admin')).status).toBe(200)
    expect(await accounts()).toMatchObject([{ role: 'admin' }, { role: 'owner' }])
  })

  test('stays with the only owner who is not disabled', async () => {
    await changeRole(2, 'owner')
    await act(2, 'disable')
    expect(await changeRole(1, 'admin')).toMatchObject({ status: 409, body: LAST })
  })
})

describe('two owners who act at the same moment', () => {
  const actions = [
    ['make each other admins', (id: number, token: string) => changeRole(id, 'admin', token), [2, 1]],
    ['disable each other', (id: number, token: string) => act(id, 'disable', token), [2, 1]],
    ['give the role up', (id: number, token: string) => changeRole(id, 'admin', token), [1, 2]],
    ['disable themselves', (id: number, token: string) => act(id, 'disable', token), [1, 2]],
  ] as const

  test.each(actions)('and %s leave one owner', async (_, action, [ofFirst, ofSecond]) => {
    await changeRole(2, 'owner')
    const second = await tokenOf(await signInAt(site, 'jovan'))
    const responses = await Promise.all([action(ofFirst, owner), action(ofSecond, second)])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = (await accounts()).filter(({ role, disabled_at: at }) => role === 'owner' && at === null)
    expect(owners).toHaveLength(1)
  })
})

describe('a disabled account', () => {
  test('has no sessions, opens none, and says why after the right password alone', async () => {
    const jovan = await tokenOf(await signInAt(site, 'jovan'))
    expect(await act(2, 'disable')).toEqual({
      status: 200,
      body: { success: true, message: 'jovan is disabled' },
    })
    expect(await verify(jovan)).toBe(401)
    const wrong = await signInAt(site, 'jovan', 'wrong')
    const right = await signInAt(site, 'jovan')
    expect([wrong.status, ((await wrong.json()) as { message: string }).message]).toEqual([
      401,
      'Pogrešno korisničko ime ili password',
    ])
    expect([right.status, ((await right.json()) as { message: string }).message]).toEqual([
      401,
      'This account is disabled. Ask an owner.',
    ])
    expect(await db.selectFrom('sessions').select('admin_id').execute()).toEqual([{ admin_id: 1 }])
    expect((await send('GET', '/api/admin/admins')).body).toMatchObject({
      admins: [{ isDisabled: false }, { username: 'jovan', isDisabled: true }],
    })
  })

  test('counts its right password like a wrong one', async () => {
    await act(2, 'disable')
    for (let count = 0; count < 5; count++) expect((await signInAt(site, 'jovan')).status).toBe(401)
    expect((await signInAt(site, 'jovan')).status).toBe(429)
  })

  test('is refused although a session of it was left', async () => {
    const jovan = await tokenOf(await signInAt(site, 'jovan'))
    await db.updateTable('admins').set({ disabled_at: new Date() }).where('id', '=', 2).execute()
    expect(await verify(jovan)).toBe(401)
  })

  test('gets no session from a sign-in that was under way', async () => {
    const [disabled, ...answers] = await Promise.all([
      act(2, 'disable'),
      ...Array.from({ length: 4 }, (_, index) =>
        signInAt(site, 'jovan', PASSWORD, { address: `203.0.113.${index}` }),
      ),
    ])
    expect([disabled.status, answers.length]).toEqual([200, 4])
    expect(await db.selectFrom('sessions').select('admin_id').execute()).toEqual([{ admin_id: 1 }])
  })

  test('signs in again with the same password once it is enabled, and keeps its drafts', async () => {
    await db
      .insertInto('drafts')
      .values({
        admin_id: 2,
        id: 7,
        kind: 'game',
        name: 'Paper Comet',
        values: '{}',
        state: 's',
        updated_at: new Date(),
      })
      .execute()
    await act(2, 'disable')
    expect((await act(2, 'enable')).body).toEqual({ success: true, message: 'jovan is enabled' })
    expect((await signInAt(site, 'jovan')).status).toBe(200)
    expect(await db.selectFrom('drafts').select(['admin_id', 'name']).execute()).toEqual([
      { admin_id: 2, name: 'Paper Comet' },
    ])
    expect((await audited()).map(({ action }) => action)).toEqual(['disabled', 'enabled', 'signed in'])
  })

  test('cannot be the only owner, and disabling twice is one action', async () => {
    expect(await act(1, 'disable')).toMatchObject({ status: 409, body: LAST })
    await act(2, 'disable')
    expect((await act(2, 'disable')).status).toBe(200)
    expect(await audited()).toEqual([{ username: 'Milena', action: 'disabled', name: 'jovan' }])
  })
})

describe('a password that an owner resets', () => {
  test('is new, long and told once; the old one and all sessions end', async () => {
    const jovan = await tokenOf(await signInAt(site, 'jovan'))
    const { status, body } = await act(2, 'reset-password')
    expect([status, body.message]).toEqual([200, 'The password of jovan is reset'])
    expect(body.password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
    expect((await act(2, 'reset-password')).body.password).not.toBe(body.password)
    expect(await verify(jovan)).toBe(401)
    expect(await verify(owner)).toBe(200)
    expect((await signInAt(site, 'jovan')).status).toBe(401)
  })

  test('signs in, can be changed, and is nowhere', async () => {
    const password = String((await act(2, 'reset-password')).body.password)
    const jovan = await tokenOf(await signInAt(site, 'jovan', password))
    const change = { currentPassword: password, newPassword: PASSWORD }
    expect((await send('PUT', '/api/auth/password', change, jovan)).status).toBe(200)
    expect((await signInAt(site, 'jovan')).status).toBe(200)
    expect((await audited())[0]).toEqual({ username: 'Milena', action: 'reset the password', name: 'jovan' })
    const kept = await Promise.all([
      db.selectFrom('admins').selectAll().execute(),
      db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(JSON.stringify(kept)).not.toContain(password)
  })

  test('is never one’s own: that takes the current one', async () => {
    expect(await act(1, 'reset-password')).toMatchObject({
      status: 403,
      body: { message: 'Use "Change my password" for your own account.' },
    })
    expect(await verify(owner)).toBe(200)
  })
})

test('no one is changed who is not there, and by no one who is no owner any more', async () => {
  expect(await changeRole(99, 'owner')).toMatchObject({ status: 404, body: { message: 'Admin not found' } })
  for (const action of ['disable', 'enable', 'reset-password'] as const)
    expect(await act(99, action)).toMatchObject({ status: 404, body: { message: 'Admin not found' } })
  const jovan = await tokenOf(await signInAt(site, 'jovan'))
  expect((await changeRole(2, 'owner', jovan)).status).toBe(403)
  for (const action of ['disable', 'enable', 'reset-password'] as const)
    expect((await act(1, action, jovan)).status).toBe(403)
  expect(await accounts()).toMatchObject([
    { role: 'owner', disabled_at: null },
    { role: 'admin', disabled_at: null },
  ])
})

test('a common password that someone has already goes on working', async () => {
  await anAccount(db, 'ana', 'admin', 'password1')
  expect((await signInAt(site, 'ana', 'password1')).status).toBe(200)
})

describe('a display name', () => {
  const rename = (displayName: unknown) => send('PUT', '/api/auth/display-name', { displayName })
  const named = async () =>
    ((await send('GET', '/api/auth/verify', undefined, owner)).body.user as { displayName: string | null })
      .displayName

  test('is set and taken away by its person, and is in the list and the audit log', async () => {
    expect(await named()).toBeNull()
    expect(await rename(' Milena Kovač ')).toMatchObject({ status: 200 })
    expect(await named()).toBe('Milena Kovač')
    const { admins } = (await send('GET', '/api/admin/admins', undefined, owner)).body as {
      admins: { displayName: string | null }[]
    }
    expect(admins.map(({ displayName }) => displayName)).toEqual(['Milena Kovač', null])
    await rename('')
    expect(await named()).toBeNull()
    expect((await audited()).map(({ action }) => action)).toEqual([
      'changed the display name',
      'changed the display name',
    ])
  })

  test.each(['x'.repeat(61), 5, null])('cannot be %j', async (displayName) => {
    const { status, body } = await rename(displayName)
    expect([status, (body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([
      400,
      ['displayName'],
    ])
  })
})
