import { beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '#contract/site/site.schema.ts'
import { oneOfEverything } from '#test/one-of-everything.ts'
import { aStaffToken } from '#test/staff.ts'
import { NOW, testApp, type TestApp, type TestRequest } from '#test/test-app.ts'
import { testDatabase } from '#test/test-database.ts'
import { BODY } from '#contract/shared/limits.ts'
import { EVERY_PARAMETER, sharedParameters } from '#contract/shared/page-parameters.ts'
import { paramOf } from './paths.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

const { db } = await testDatabase()
let site: TestApp
let token: string

beforeAll(async () => {
  site = testApp(db)
  await oneOfEverything(db)
  token = await aStaffToken(db, 'owner')
  // A draft is found by its own person alone.
  const { id: admin_id } = await db.selectFrom('admins').select('id').executeTakeFirstOrThrow()
  const draft = { admin_id, id: 1, kind: 'game', name: 'Half a game', values: '{}', state: 'a' } as const
  await db
    .insertInto('drafts')
    .values({ ...draft, updated_at: NOW })
    .execute()
})

/** What a call cannot do without. */
const NEEDED = new Map([
  ['/api/admin/media/restore', 'key=abcdefghijklmnop'],
  ['/api/admin/missing-addresses/suggestion', 'address=/lost'],
  ['/api/admin/settings/history', 'group=brand'],
  ['/api/admin/earnings', 'by=casino&from=2026-03-01&to=2026-03-14'],
  ['/api/admin/earnings/export', 'by=casino&from=2026-03-01&to=2026-03-14'],
])

/** Asks as a visitor where that is enough, else as the owner. */
function ask({ access, method, path }: Route, { id, query = '', ...init }: Asked = {}): Promise<Response> {
  const authorization: Record<string, string> =
    access === 'public' ? {} : { authorization: `Bearer ${token}` }
  const asked = [NEEDED.get(path) ?? '', query].filter((part) => part !== '').join('&')
  return site.request(`${addressOf(path, id)}${asked === '' ? '' : `?${asked}`}`, {
    method,
    ...init,
    headers: { ...authorization, ...init.headers },
  })
}
interface Asked extends TestRequest {
  id?: string
  query?: string
}

const addressOf = (path: string, id = '1') => path.replace(/\{\w+\}/, id)
const reads = ROUTES.filter((route) => route.method === 'GET')
const writes = ROUTES.filter((route) => route.method !== 'GET')
const jsonWrites = writes.filter((route) => route.takesFile !== true && route.takesLongFile !== true)
const fileWrites = writes.filter((route) => route.takesFile === true || route.takesLongFile === true)
const withId = ROUTES.filter((route) => paramOf(route.path) !== undefined)

/** Every refusal has the same shape, and says the status that it is sent with. */
async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = Problem.strict().parse(await response.json())
  expect(problem).toMatchObject({ success: false, status: response.status, requestId: 'test-request' })
  return problem
}

describe.each(ROUTES)('$method $path', (route) => {
  const { method, path } = route

  test('refuses a foreign method and says which ones it answers', async () => {
    const response = await site.request(addressOf(path), { method: 'PATCH' })
    expect((await problemOf(response)).status).toBe(405)
    expect(response.headers.get('allow')?.split(', ')).toContain(method)
  })

  test('answers OPTIONS without a body', async () => {
    const response = await site.request(addressOf(path), { method: 'OPTIONS' })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('refuses an unknown query parameter by name', async () => {
    const problem = await problemOf(await ask(route, { query: 'surprise=1' }))
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'surprise' }] })
  })
})

describe.each(reads)('GET $path', (route) => {
  const isPublic = route.access === 'public'

  test('is kept by caches only when everyone may see it', async () => {
    const mine = route.privateSeconds !== undefined && `private, max-age=${route.privateSeconds}`
    const kept = isPublic ? mine || 'public, max-age=0, must-revalidate' : 'no-store'
    const response = await ask(route)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, kept])
    const asStaff = await ask(route, { headers: { authorization: `Bearer ${token}` } })
    expect([asStaff.status, asStaff.headers.get('cache-control')]).toEqual([200, 'no-store'])
    await Promise.all([response.body?.cancel(), asStaff.body?.cancel()])
  })

  test('answers HEAD like GET without the body', async () => {
    const response = await ask(route, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe.each(reads.filter(({ stream }) => stream === undefined))('GET $path', (route) => {
  test('answers in the shape of its schema', async () => {
    const response = await ask(route)
    const value = route.htmlPolicy === undefined ? await response.json() : await response.text()
    expect(route.response.parse(value)).toEqual(value)
  })
})

describe.each(reads.filter(({ stream }) => stream !== undefined))('GET $path', (route) => {
  test('sends something of the type that it says', async () => {
    const response = await ask(route)
    expect(response.headers.get('content-type')).toBe(route.stream?.type)
    expect((await response.text()).length).toBeGreaterThan(0)
  })
})

test.each(reads.filter(({ access }) => access === 'public'))(
  'GET $path tells caches that a token matters',
  async (route) => {
    expect((await ask(route)).headers.get('vary')).toMatch(/\bAuthorization\b/)
  },
)

describe.each(
  withId.filter(
    ({ body, takesFile, takesLongFile }) =>
      body === undefined && takesFile !== true && takesLongFile !== true,
  ),
)('$method $path', (route) => {
  test('does not find an id that no row has', async () => {
    const problem = await problemOf(await ask(route, { id: '999999' }))
    expect(problem).toMatchObject({ status: 404, message: `${route.noun} not found` })
  })
})

describe.each(withId)('$method $path', (route) => {
  test.each([
    '0',
    '-1',
    '1.0',
    '1e3',
    '01',
    '+1',
    '2147483648',
    '99999999999999999999',
    'abc',
    '%00',
    '1%20',
    '__proto__',
    '%ff',
  ])('does not find the id %s', async (id) => {
    const problem = await problemOf(await ask(route, { id }))
    expect(problem).toMatchObject({ status: 404, message: `${route.noun} not found` })
  })
})

describe.each(jsonWrites)('$method $path', (route) => {
  const { bodyLimit = BODY.json } = route
  const send = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    ask(route, { body, headers })

  test.each(['{', '{"a":}', 'a=b', '[1', '{"a":1}{"b":2}', '[['.repeat(1000)])(
    'refuses %j as malformed',
    async (body) => {
      const problem = await problemOf(await send(body))
      expect(problem).toMatchObject({ status: 400, message: 'The body is not valid JSON.' })
    },
  )

  test('refuses bytes that are not UTF-8', async () => {
    expect((await problemOf(await send(new Uint8Array([0x7b, 0xff, 0x7d])))).status).toBe(400)
  })

  test.each([
    'text/html',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonp',
    '',
  ])('refuses the content type "%s"', async (type) => {
    expect(
      (
        await problemOf(
          await send(new TextEncoder().encode('{}'), type === '' ? {} : { 'content-type': type }),
        )
      ).status,
    ).toBe(415)
  })

  test('refuses an encoded body', async () => {
    expect(
      (await problemOf(await send('{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' })))
        .status,
    ).toBe(415)
  })

  test('refuses a body that is too large, whatever Content-Length says', async () => {
    const body = JSON.stringify({ padding: 'x'.repeat(bodyLimit) })
    expect((await problemOf(await send(body))).status).toBe(413)
    expect(
      (await problemOf(await send(body, { 'content-type': 'application/json', 'content-length': '2' })))
        .status,
    ).toBe(413)
  })

  test.each(['[]', '"text"', '1', 'null', 'true'])('refuses %s where an object belongs', async (body) => {
    expect((await problemOf(await send(body))).status).toBe(400)
  })

  test('refuses an unknown key by name', async () => {
    const problem = await problemOf(await send('{"surprise":1}'))
    expect(problem.status).toBe(400)
    expect(problem.errors?.map(({ path: field }) => field)).toContain('surprise')
  })
})

describe.each(fileWrites)('$method $path', (route) => {
  test('refuses an empty file', async () => {
    expect((await problemOf(await ask(route))).status).toBe(400)
  })

  test('refuses an encoded file', async () => {
    const encoded = { body: 'x', headers: { 'content-encoding': 'gzip' } }
    expect((await problemOf(await ask(route, encoded))).status).toBe(415)
  })

  test('refuses a file that is announced as too large', async () => {
    const headers = { 'content-length': String((route.bodyLimit ?? BODY.json) + 1) }
    expect((await problemOf(await ask(route, { body: 'x', headers }))).status).toBe(413)
  })
})

/** One route of each reader and limit, because a body of 600 MB takes seconds. */
test.each([
  ...new Map(fileWrites.map((route) => [`${route.bodyLimit} ${route.takesLongFile}`, route])).values(),
])('$method $path refuses a file that is too large, whatever Content-Length says', async (route) => {
  const body = new Uint8Array((route.bodyLimit ?? BODY.json) + 1)
  for (const headers of [{}, { 'content-length': '2' }])
    // oxlint-disable-next-line no-await-in-loop -- one large body at a time
    expect((await problemOf(await ask(route, { body, headers }))).status).toBe(413)
})

describe('addresses that do not exist', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/casinos/',
    '/api/casinos/1/2',
    '/api/%ff',
    '/api/__proto__',
  ])('%s is not found, in JSON', async (path) => {
    expect((await problemOf(await site.request(path))).status).toBe(404)
    expect((await problemOf(await site.post(path, {}))).status).toBe(404)
  })
})

test('responses that say what they show are shared by all callers, and no others', () => {
  const shared = ROUTES.filter(
    ({ path }) => sharedParameters(path.replaceAll(/\{\w+\}/g, '1')) === EVERY_PARAMETER,
  )
  const reads = shared.filter(({ method }) => method === 'GET')
  const saying = ROUTES.filter(
    ({ method, access, shows }) => method === 'GET' && access === 'public' && shows,
  )
  expect(reads.map(({ path }) => path)).toEqual(saying.map(({ path }) => path))
  expect(saying.length).toBeGreaterThan(20)
})
