import { beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from '#operations/staff/set-password.ts'
import { aStaffToken, staffCalls } from '#test/staff.ts'
import { emptySite } from '#test/empty-site.ts'

const COMMON = 'This password is one of the most common ones, which attackers try first. Choose another one.'

const { db, site } = await emptySite()
let owner: string

beforeEach(async () => {
  owner = await aStaffToken(db, 'owner', { username: 'Milena' })
})

const send = staffCalls(() => ({ site, token: owner }))
const create = (username: unknown, password: unknown = 'secret-1', more: object = {}) =>
  send('POST', '/api/admin/admins', { username, password, ...more })
const names = async () =>
  ((await send('GET', '/api/admin/admins')).body.admins as { username: string }[]).map(
    ({ username }) => username,
  )

describe('the owner', () => {
  test('adds an admin who can sign in, and sees everyone without their passwords', async () => {
    expect(await create('jovan')).toEqual({
      status: 201,
      body: { success: true, message: 'Admin successfully created' },
    })
    expect((await send('GET', '/api/admin/admins')).body).toEqual({
      success: true,
      admins: [
        {
          id: 1,
          username: 'Milena',
          displayName: null,
          role: 'owner',
          createdAt: expect.any(String),
          isDisabled: false,
        },
        {
          id: 2,
          username: 'jovan',
          displayName: null,
          role: 'admin',
          createdAt: '2026-03-14T12:00:00.000Z',
          isDisabled: false,
        },
      ],
    })
    const signedIn = await site.post('/api/auth/login', { username: 'Jovan', password: 'secret-1' })
    expect(await signedIn.json()).toMatchObject({ user: { id: 2, username: 'jovan', role: 'admin' } })
  })

  test.each(['owner', 'admin', 'root', 1, null, { a: 1 }])(
    'makes an admin, whatever role is sent: %j',
    async (role) => {
      expect((await create('jovan', 'secret-1', { role })).status).toBe(201)
      const { role: stored } = await db
        .selectFrom('admins')
        .select('role')
        .where('username', '=', 'jovan')
        .executeTakeFirstOrThrow()
      expect(stored).toBe('admin')
    },
  )

  test.each([
    [{ username: 'ab' }, 'username', 'Username must have at least 3 characters'],
    [{ username: '  a  ' }, 'username', 'Username must have at least 3 characters'],
    [{ username: undefined }, 'username', 'Username must have at least 3 characters'],
    [{ username: 'x'.repeat(61) }, 'username', 'Username may have at most 60 characters'],
    [{ password: '12345' }, 'password', 'Password must have at least 6 characters'],
    [{ password: 123456 }, 'password', 'Password must be a text'],
    [{ password: 'Password1' }, 'password', COMMON],
    [{ id: 1 }, 'id', 'Unknown field: id'],
    [{ passwordHash: 'x' }, 'passwordHash', 'Unknown field: passwordHash'],
  ])('is told what is wrong with %j', async (wrong, path, message) => {
    const { status, body } = await create('jovan', 'secret-1', wrong)
    expect([status, body]).toEqual([400, expect.objectContaining({ message, errors: [{ path, message }] })])
    expect(await names()).toEqual(['Milena'])
  })

  test.each(['milena', 'MILENA', ' Milena'])('cannot add a second one called "%s"', async (name) => {
    const { status, body } = await create(name)
    const message = `The username ${name.trim()} is taken`
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message, errors: [{ path: 'username', message }] }),
    ])
  })

  test('gets one of a name, however many ask at once', async () => {
    const responses = await Promise.all(['jovan', 'Jovan', 'JOVAN', 'jovan'].map((name) => create(name)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
    expect(await names()).toHaveLength(2)
  })

  test('deletes an admin, whose token stops at once', async () => {
    const token = await aStaffToken(db, 'admin', { username: 'jovan' })
    expect((await send('GET', '/api/auth/verify', undefined, token)).status).toBe(200)
    expect(await send('DELETE', '/api/admin/admins/2')).toEqual({
      status: 200,
      body: { success: true, message: 'Admin deleted' },
    })
    expect((await send('GET', '/api/auth/verify', undefined, token)).status).toBe(401)
    expect(await send('DELETE', '/api/admin/admins/2')).toMatchObject({
      status: 404,
      body: { message: 'Admin not found' },
    })
  })

  test('cannot delete an owner, nor oneself', async () => {
    await aStaffToken(db, 'owner', { username: 'second' })
    expect(await send('DELETE', '/api/admin/admins/1')).toMatchObject({
      status: 403,
      body: { message: 'You cannot delete yourself.' },
    })
    expect(await send('DELETE', '/api/admin/admins/2')).toMatchObject({
      status: 403,
      body: { message: 'An owner cannot be deleted.' },
    })
    expect(await names()).toEqual(['Milena', 'second'])
  })
})

test('an admin can do none of it', async () => {
  const token = await aStaffToken(db, 'admin', { username: 'jovan' })
  for (const [method, path, body] of [
    ['GET', '/api/admin/admins'],
    ['POST', '/api/admin/admins', { username: 'friend', password: 'secret-1', role: 'owner' }],
    ['DELETE', '/api/admin/admins/1'],
    ['GET', '/api/admin/audit-log'],
  ] as const)
    expect(await send(method, path, body, token)).toMatchObject({
      status: 403,
      body: { message: 'Only the owner may do this.' },
    })
  expect(await names()).toEqual(['Milena', 'jovan'])
})

test('who came and went is in the log', async () => {
  await create('jovan')
  await send('DELETE', '/api/admin/admins/2')
  const log = (await send('GET', '/api/admin/audit-log')).body as unknown as object[]
  expect(log).toMatchObject([
    { username: 'Milena', action: 'deleted', kind: 'admin', itemId: 2, name: 'jovan' },
    { username: 'Milena', action: 'created', kind: 'admin', itemId: 2, name: 'jovan' },
  ])
})

describe('a password that was forgotten', () => {
  test('is set from outside, and ends the sessions of that account alone', async () => {
    await create('jovan')
    const jovan = (await (
      await site.post('/api/auth/login', { username: 'jovan', password: 'secret-1' })
    ).json()) as { token: string }
    expect(await setPassword(site.app, 'JOVAN', 'another one')).toBe('jovan')
    expect((await send('GET', '/api/auth/verify', undefined, jovan.token)).status).toBe(401)
    expect((await send('GET', '/api/auth/verify')).status).toBe(200)
    expect((await site.post('/api/auth/login', { username: 'jovan', password: 'another one' })).status).toBe(
      200,
    )
  })

  test.each(['milena', 'Milena2026!', 'milenamilena', '2026-anelim'])(
    'of a new account is not its name: %s',
    async (password) => {
      const made = await send('POST', '/api/admin/admins', {
        username: 'milena',
        password: password.padEnd(8, '1'),
      })
      expect(made.status).toBe(400)
      expect(made.body).toMatchObject({
        errors: [
          {
            path: 'password',
            message: 'The password is the username, which attackers try first. Choose another one.',
          },
        ],
      })
    },
  )

  test('is not replaced by a common one', async () => {
    await create('jovan')
    await expect(setPassword(site.app, 'jovan', 'letmein1')).rejects.toThrow(COMMON)
    expect((await site.post('/api/auth/login', { username: 'jovan', password: 'secret-1' })).status).toBe(200)
  })

  test('of no one is refused with the names that there are', async () => {
    await expect(setPassword(site.app, 'nobody', 'another one')).rejects.toThrow(
      'There is no account nobody. There is: Milena.',
    )
  })
})

describe('the audit log', () => {
  const entries = [
    { username: 'Milena', action: 'created', kind: 'casino', item_id: 1, name: 'Aldermoon' },
    { username: 'jovan', action: 'deleted', kind: 'game', item_id: 2, name: '100% <b>Wild</b>' },
    { username: null, action: 'failed to sign in', kind: null, item_id: null, name: 'unknown name x***' },
  ]
  const read = async (query: string) =>
    ((await send('GET', `/api/admin/audit-log${query}`)).body as unknown as { name: string }[]).map(
      ({ name }) => name,
    )

  beforeEach(async () => {
    for (const [minute, entry] of entries.entries())
      await db
        .insertInto('audit_log')
        .values({ ...entry, created_at: new Date(Date.UTC(2026, 2, 14, 12, minute)) })
        .execute()
  })

  test('shows the last first, filtered by who, by what and by name', async () => {
    expect(await read('')).toEqual(entries.map(({ name }) => name).toReversed())
    expect(await read('?username=jovan')).toEqual(['100% <b>Wild</b>'])
    expect(await read('?action=created')).toEqual(['Aldermoon'])
    expect(await read('?search=alder')).toEqual(['Aldermoon'])
    expect(await read('?search=100%25')).toEqual(['100% <b>Wild</b>'])
    expect(await read('?search=_')).toEqual([])
    expect(await read('?username=jovan&action=created')).toEqual([])
  })

  test('comes in pages and tells what it can be filtered by', async () => {
    const response = await site.request('/api/admin/audit-log?page=2&pageSize=2', {
      headers: { authorization: `Bearer ${owner}` },
    })
    expect([response.headers.get('x-total-count'), await response.json()]).toEqual([
      '3',
      [expect.objectContaining({ name: 'Aldermoon', createdAt: '2026-03-14T12:00:00.000Z', itemId: 1 })],
    ])
    expect((await send('GET', '/api/admin/audit-log/choices')).body).toEqual({
      usernames: ['jovan', 'Milena'],
      actions: ['created', 'deleted', 'failed to sign in'],
      kinds: ['casino', 'game'],
    })
  })
})
