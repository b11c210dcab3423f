import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { createPageCache } from './page-cache.ts'
import { createSharedPages } from './shared-pages.ts'

const { db } = await testDatabase()

/** Pages that show everything of the request that reached them, so that any influence would be seen. */
function pagesThatShowTheirRequest() {
  let renders = 0
  const shared = createSharedPages({
    app: { ...testApp(db).app, log: pino({ level: 'silent' }) },
    site: {
      async fetch({ url, headers }, _peer, shown) {
        renders++
        shown?.add()
        return new Response(JSON.stringify({ url, headers: [...headers] }))
      },
      decline: async () => new Response('declined', { status: 503 }),
    },
    pages: createPageCache({ maxBytes: 1_000_000 }),
    nextChange: () => undefined,
  })
  return {
    renders: () => renders,
    get: (path: string, headers: Record<string, string> = {}, origin = 'http://localhost') =>
      shared.fetch(new Request(origin + path, { headers })),
  }
}

const TOKEN = 'a'.repeat(64)
const UNUSED_HEADERS: readonly [string, string][] = [
  ['authorization', 'x'],
  ['authorization', `Bearer ${TOKEN.slice(1)}`],
  ['authorization', 'Basic dXNlcjpwYXNzd29yZA=='],
  ['cookie', 'session=1'],
  ['cookie', 'theme=dark; _ga=GA1.1; evenhand=1'],
  ['range', 'bytes=0-10'],
  ['cache-control', 'no-cache'],
  ['pragma', 'no-cache'],
  ['accept', 'application/json'],
  ['accept-language', 'de'],
  ['user-agent', 'Googlebot/2.1'],
  ['referer', 'https://evil.example/'],
  ['origin', 'https://evil.example'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-prefix', '/evil'],
  ['x-original-url', '/admin'],
  ['x-rewrite-url', '/admin'],
  ['x-http-method-override', 'DELETE'],
  ['x-requested-with', 'XMLHttpRequest'],
  ['forwarded', 'host=evil.example'],
  ['if-modified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['if-match', '"x"'],
  ['idempotency-key', '1'],
  ['dnt', '1'],
  ['sec-fetch-mode', 'cors'],
  ['save-data', 'on'],
  ['purpose', 'prefetch'],
  ['x-request-id', 'mine'],
]
const UNUSED_PARAMETERS = [
  'utm_source=mail',
  'gclid=1',
  'fbclid=1',
  '_=1700000000',
  'v=2',
  'nocache=1',
  'debug=true',
  'lang=de',
  'index',
  '_routes=root',
  '__proto__=1',
  'constructor=1',
  'token=1',
  'callback=x',
]

test('no header, cookie or parameter that a page does not use goes past the cache or reaches what all get', async () => {
  const { get, renders } = pagesThatShowTheirRequest()
  const tries = [
    ...UNUSED_HEADERS.map((header) => ({ query: '', headers: Object.fromEntries([header]) })),
    ...UNUSED_PARAMETERS.map((query) => ({ query: `?${query}`, headers: {} })),
  ]
  expect(tries.length).toBeGreaterThan(40)
  for (const [number, path] of ['/', '/casinos', '/casino/1', '/faq', '/blog/some-article'].entries()) {
    // The first caller is one that tries something, too.
    const first = await (await get(path, { cookie: 'a=b', 'x-forwarded-host': 'evil.example' })).text()
    expect(JSON.parse(first)).toEqual({ url: `http://localhost${path}`, headers: [] })
    for (const { query, headers } of tries) {
      const response = await get(path + query, headers)
      expect([query, headers, await response.text()]).toEqual([query, headers, first])
    }
    expect(await (await get(path, {}, 'http://evil.example')).text()).toBe(first)
    expect(renders()).toBe(number + 1)
  }
})

test('a parameter of one page is nothing to another', async () => {
  const { get, renders } = pagesThatShowTheirRequest()
  for (const path of [
    '/faq',
    '/faq?page=2',
    '/faq?search=x&reviews=all',
    '/casino/1',
    '/casino/1?page=3&tab=articles',
    '/?sort=name-asc',
    '/',
  ])
    await get(path)
  expect(renders()).toBe(3)
})

test('what a page reads stays, however its address is spelled', async () => {
  const { get } = pagesThatShowTheirRequest()
  for (const path of [
    '/casinos?page=2',
    '/casinos/?page=2',
    '/Casinos?page=2',
    '/casinos.data?_routes=root&page=2',
    '/casinos/_.data?page=2',
    '/bonus/1?tab=articles',
    '/game/1?play=1',
    '/compare?ids=1%2C2&type=games',
    '/casinos/suggestions?q=x',
    '/reviews?kind=bonus&page=2',
    '/blog?category=news',
  ])
    expect(((await (await get(path)).json()) as { url: string }).url).toBe(`http://localhost${path}`)
})

test('on the api only a whole token goes past the cache', async () => {
  const { get, renders } = pagesThatShowTheirRequest()
  await get('/api/casinos')
  await get('/api/casinos', { authorization: 'x' })
  await get('/api/casinos', { authorization: `Bearer ${TOKEN}0` })
  expect(renders()).toBe(1)
  const response = await get('/api/casinos', { authorization: `Bearer ${TOKEN}` })
  expect(await response.text()).toContain(TOKEN)
  await get('/casinos', { authorization: `Bearer ${TOKEN}` })
  await get('/casinos')
  expect(renders()).toBe(3)
})
