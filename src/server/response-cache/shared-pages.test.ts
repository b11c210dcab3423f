import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { followChanges, type ChangeFeed } from '#db/change-feed.ts'
import { aCasino } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import type { Site } from '../site.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createSharedPages } from './shared-pages.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

interface Options {
  before?: () => Promise<unknown>
  nextChange?: (after: Date) => Date | undefined
  renderLimitMs?: number
  copyLimitMs?: number
  pages?: PageCache
}

/** The api behind the cache, and how often it was asked. `before` runs inside the render of a response. */
async function sharedApi({
  before = async () => undefined,
  nextChange = () => undefined,
  renderLimitMs = 10_000,
  copyLimitMs = 5_000,
  pages = createPageCache({ maxBytes: 1_000_000 }),
}: Options = {}) {
  const { app, api } = testApp(db)
  let asked = 0
  let isUnavailable = false
  let broken: 'answers 503' | 'throws' | undefined
  const feed = await followChanges({ db, apply: (tags) => pages.invalidate(tags) })
  const changes: ChangeFeed = { ...feed, isInStep: () => !isUnavailable && feed.isInStep() }
  app.changes = changes
  const site: Site = {
    async fetch(request, _peer, shown) {
      asked++
      if (broken === 'throws') throw new Error('broken')
      if (broken === 'answers 503') return new Response('broken', { status: 503 })
      const response = await api.fetch(request, { address: '192.0.2.1', shown })
      await before()
      return response
    },
    decline: async () => new Response('The database is unavailable.', { status: 503 }),
  }
  const shared = createSharedPages({ app, site, pages, nextChange, renderLimitMs, copyLimitMs })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    shared.fetch(new Request(`http://localhost${path}`, { method, headers }))
  return {
    ...shared,
    get,
    names: async () =>
      ((await (await get('/api/casinos')).json()) as { name: string }[]).map(({ name }) => name),
    changes,
    pages,
    asked: () => asked,
    setUnavailable: (value: boolean) => (isUnavailable = value),
    setBroken: (value: typeof broken) => (broken = value),
  }
}

test('a response is made once and given to all', async () => {
  await aCasino(db)
  const { get, asked } = await sharedApi()
  const bodies = await Promise.all(
    ['/api/casinos', '/api/casinos', '/api/casinos'].map(async (path) => (await get(path)).text()),
  )
  bodies.push(await (await get('/api/casinos')).text())
  expect(new Set(bodies).size).toBe(1)
  expect(asked()).toBe(1)
})

test('a change shows in the next response, and only what shows it is rendered again', async () => {
  const id = await aCasino(db, { name: 'Before' })
  const { get, names, changes, asked } = await sharedApi()
  await get('/api/blog')
  expect(await names()).toEqual(['Before'])
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  expect(await names()).toEqual(['After'])
  const before = asked()
  await get('/api/stats')
  await get('/api/stats')
  expect(asked()).toBe(before + 1)
})

test('a request after a change does not share what was begun before it', async () => {
  const id = await aCasino(db, { name: 'Before' })
  let read = (): void => undefined
  let go = (): void => undefined
  const hasRead = new Promise<void>((resolve) => (read = resolve))
  const mayGo = new Promise<void>((resolve) => (go = resolve))
  let first = true
  const { names, changes } = await sharedApi({
    before: async () => {
      if (!first) return
      first = false
      read()
      await mayGo
    },
  })
  const early = names()
  await hasRead
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  const late = await names()
  go()
  expect(await early).toEqual(['Before'])
  expect(late).toEqual(['After'])
  expect(await names()).toEqual(['After'])
})

test('who has the response already is told so, in whatever encoding it came', async () => {
  await aCasino(db)
  const { get } = await sharedApi()
  const etag = (await get('/api/casinos', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
  const again = await get('/api/casinos', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'gzip' })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await get('/api/casinos', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('answers come in the encoding that is asked for, and vary by it', async () => {
  for (let n = 0; n < 5; n++) await aCasino(db)
  const { get } = await sharedApi()
  const encodings = await Promise.all(
    ['br', 'gzip', ''].map(async (encoding) => {
      const response = await get('/api/casinos', { 'accept-encoding': encoding })
      expect(response.headers.get('vary')).toBe('accept-encoding, authorization')
      return response.headers.get('content-encoding')
    }),
  )
  expect(encodings).toEqual(['br', 'gzip', null])
  expect(((await (await get('/api/casinos')).json()) as unknown[]).length).toBe(5)
})

test('refused and unknown addresses, and requests with a token, are never served from memory', async () => {
  const { get, pages } = await sharedApi()
  await get('/api/casinos/999')
  await get('/api/casinos?nonsense=1')
  await get('/api/no-such-call')
  await get('/api/casinos', { authorization: `Bearer ${'0'.repeat(64)}` })
  await get('/api/admin/casinos')
  expect(pages.size().pages).toBe(0)
})

test('a path that begins like the name of another host is a path', async () => {
  const { get, pages } = await sharedApi()
  expect((await get('//evil.example/api/casinos')).status).toBe(404)
  expect(pages.size().pages).toBe(0)
})

test('while the database is unavailable the last copy is served, even an invalidated one, marked as stale', async () => {
  const id = await aCasino(db, { name: 'Before' })
  const { get, setUnavailable, changes, asked } = await sharedApi()
  const fresh = await get('/api/casinos')
  expect(fresh.headers.get('cache-status')).toBeNull()
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  setUnavailable(true)
  const etag = fresh.headers.get('etag') ?? ''
  const copy = await get('/api/casinos', { 'if-none-match': etag })
  expect([copy.status, copy.headers.get('cache-control'), copy.headers.get('cache-status')]).toEqual([
    200,
    'no-store',
    'Evenhand; hit; detail=stale',
  ])
  expect(copy.headers.get('etag')).toBeNull()
  expect(await copy.text()).toBe(await fresh.text())
  expect(asked()).toBe(1)
  setUnavailable(false)
  expect(await (await get('/api/casinos')).text()).toContain('After')
})

test('a failed render falls back to the last copy, and is never stored', async () => {
  const id = await aCasino(db, { name: 'Before' })
  const { get, names, setBroken, changes, pages } = await sharedApi()
  await names()
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  for (const failure of ['answers 503', 'throws'] as const) {
    setBroken(failure)
    const copy = await get('/api/casinos')
    expect([copy.status, copy.headers.get('cache-status')]).toEqual([200, 'Evenhand; hit; detail=stale'])
    expect(await copy.text()).toContain('Before')
  }
  await expect(get('/api/stats')).rejects.toThrow('broken')
  setBroken('answers 503')
  expect((await get('/api/stats')).status).toBe(503)
  expect(pages.size().pages).toBe(1)
  setBroken(undefined)
  expect(await names()).toEqual(['After'])
})

test('a render that is slow gives the last copy, and its result to the next one', async () => {
  const id = await aCasino(db, { name: 'Before' })
  const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>()
  let isSlow = false
  const { get, names, changes } = await sharedApi({
    before: async () => (isSlow ? await mayGo : undefined),
    copyLimitMs: 1,
  })
  await names()
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  isSlow = true
  const copy = await get('/api/casinos')
  expect([copy.status, copy.headers.get('cache-status')]).toEqual([200, 'Evenhand; hit; detail=stale'])
  expect(await copy.text()).toContain('Before')
  isSlow = false
  go(undefined)
  await vi.waitFor(async () => expect(await names()).toEqual(['After']))
})

test('a response stops being fresh when the catalogue changes by itself, and is better than none', async () => {
  await aCasino(db)
  const { get, setBroken, asked } = await sharedApi({ nextChange: (now) => now })
  await get('/api/casinos')
  await get('/api/casinos')
  expect(asked()).toBe(2)
  setBroken('answers 503')
  expect((await get('/api/casinos')).status).toBe(200)
  expect((await get('/api/stats')).status).toBe(503)
})

test('no one waits longer than the limit for a render: the last copy answers, else 503', async () => {
  const id = await aCasino(db, { name: 'Before' })
  const { names, changes, pages } = await sharedApi()
  await names()
  await db.updateTable('casinos').set({ name: 'After' }).where('id', '=', id).execute()
  await changes.catchUp()
  const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>()
  const { get } = await sharedApi({ renderLimitMs: 1, before: () => mayGo, pages })
  const [copy, none] = await Promise.all([get('/api/casinos'), get('/api/stats')])
  expect(await copy.text()).toContain('Before')
  expect([none.status, none.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await none.json()).toMatchObject({ success: false, error: 'unavailable', status: 503 })
  go(undefined)
  await expect.poll(() => pages.find('/api/stats')).toBeDefined()
})

test('where the database is what keeps a render waiting, the site itself says so', async () => {
  const { get, setUnavailable } = await sharedApi({
    renderLimitMs: 1,
    before: () => new Promise(() => undefined),
  })
  setUnavailable(true)
  expect(await (await get('/api/stats')).text()).toBe('The database is unavailable.')
})

test('a plain body is unpacked once and stays in the cache', async () => {
  for (let n = 0; n < 5; n++) await aCasino(db)
  const { get, pages } = await sharedApi()
  const packed = await get('/api/casinos', { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const plain = await (await get('/api/casinos')).text()
  const stored = pages.find('/api/casinos')?.bodies.get('identity')
  expect(stored?.toString()).toBe(plain)
  await get('/api/casinos')
  expect(pages.find('/api/casinos')?.bodies.get('identity')).toBe(stored)
})

test('Node is answered from memory as everyone else is', async () => {
  await aCasino(db)
  const { get, answerFromCache } = await sharedApi()
  const server = createServer((request, response) => {
    if (!answerFromCache(request, response)) response.writeHead(204).end()
  }).listen(0)
  closing.push(() => server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  expect((await fetch(`${origin}/api/casinos`)).status).toBe(204)
  const made = await get('/api/casinos', { 'accept-encoding': 'gzip' })
  const kept = await fetch(`${origin}/api/casinos`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await kept.text()).toBe(await (await get('/api/casinos')).text())
  for (const name of ['etag', 'vary', 'content-type', 'cache-control'])
    expect(kept.headers.get(name)).toBe(made.headers.get(name))
  const etag = made.headers.get('etag') ?? ''
  const unchanged = await fetch(`${origin}/api/casinos`, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
  })
  expect(unchanged.status).toBe(304)
  const head = await fetch(`${origin}/api/casinos`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
    200,
    '',
    kept.headers.get('content-length'),
  ])
  for (const request of [{ method: 'POST' }, { headers: { authorization: `Bearer ${'0'.repeat(64)}` } }])
    expect((await fetch(`${origin}/api/casinos`, request)).status).toBe(204)
})

test('an address has thirty offers a minute worked out with numbers of its own, and everything else all the same', async () => {
  const { fetch, asked } = await sharedApi()
  const get = (path: string, peer: string) => fetch(new Request(`http://localhost${path}`), peer)
  const statuses: number[] = []
  for (let deposit = 1; deposit <= 31; deposit++)
    statuses.push((await get(`/bonus/thirty?deposit=${deposit}`, '192.0.2.1')).status)
  expect([statuses.slice(0, 30).includes(429), statuses[30]]).toEqual([false, 429])
  expect(asked()).toBe(30)
  expect((await get('/bonus/thirty?deposit=31', '192.0.2.2')).status).not.toBe(429)
  expect((await get('/bonus/thirty', '192.0.2.1')).status).not.toBe(429)
})
