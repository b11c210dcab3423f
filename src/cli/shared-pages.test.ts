import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { followChanges } from '#db/change-feed.ts'
import type { ChangeFeed } from '#db/change-feed.ts'
import { createPageCache } from '#platform/page-cache.ts'
import { aCasino } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Site } from '../site.ts'
import { createSharedPages } from './shared-pages.ts'

const { db, reset } = await testDatabase()
beforeEach(reset)
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

interface Options {
  before?: () => Promise<unknown>
  nextChange?: (after: Date) => Date | undefined
}

/** The api behind kept answers, and how often it was asked. `before` runs inside the making of an answer. */
async function sharedApi({ before = async () => undefined, nextChange = () => undefined }: Options = {}) {
  const { app, api } = testApp(db)
  let asked = 0
  let away = false
  let broken = false
  const pages = createPageCache({ maxBytes: 1_000_000 })
  const feed = await followChanges({ db, apply: (tags) => pages.purge(tags) })
  const changes: ChangeFeed = { catchUp: feed.catchUp, isInStep: () => !away && feed.isInStep() }
  app.changes = changes
  const site: Site = {
    async fetch(request, _peer, shown) {
      asked++
      if (broken) return new Response('broken', { status: 503 })
      const answer = await api.fetch(request, { address: '192.0.2.1', shown })
      await before()
      return answer
    },
  }
  const shared = createSharedPages({ app, site, pages, nextChange })
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
    setAway: (value: boolean) => (away = value),
    setBroken: (value: boolean) => (broken = value),
  }
}

test('an answer is made once and given to all', async () => {
  await aCasino(db)
  const { get, asked } = await sharedApi()
  const bodies = await Promise.all(
    ['/api/casinos', '/api/casinos', '/api/casinos'].map(async (path) => (await get(path)).text()),
  )
  bodies.push(await (await get('/api/casinos')).text())
  expect(new Set(bodies).size).toBe(1)
  expect(asked()).toBe(1)
})

test('a change shows in the next answer, and only what shows it is made anew', async () => {
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

test('whoever asks after a change does not share what was begun before it', async () => {
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

test('who has the answer already is told so, in whatever encoding it came', async () => {
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
      const answer = await get('/api/casinos', { 'accept-encoding': encoding })
      expect(answer.headers.get('vary')).toBe('accept-encoding, authorization')
      return answer.headers.get('content-encoding')
    }),
  )
  expect(encodings).toEqual(['br', 'gzip', null])
  expect(((await (await get('/api/casinos')).json()) as unknown[]).length).toBe(5)
})

test('refused and unknown addresses, and whoever shows a token, are never served from memory', async () => {
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

test('while the database is away, what is kept is served, and nothing else', async () => {
  await aCasino(db)
  const { get, setAway, asked } = await sharedApi()
  await get('/api/casinos')
  setAway(true)
  expect((await get('/api/casinos')).status).toBe(200)
  expect(asked()).toBe(1)
})

test('an answer stops being fresh when the catalogue changes by itself, and is better than none', async () => {
  await aCasino(db)
  const { get, setBroken, asked } = await sharedApi({ nextChange: (now) => now })
  await get('/api/casinos')
  await get('/api/casinos')
  expect(asked()).toBe(2)
  setBroken(true)
  expect((await get('/api/casinos')).status).toBe(200)
  expect((await get('/api/stats')).status).toBe(503)
})

test('Node is answered from memory as everybody else is', async () => {
  await aCasino(db)
  const { get, answerKept } = await sharedApi()
  const server = createServer((request, response) => {
    if (!answerKept(request, response)) response.writeHead(204).end()
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
  for (const request of [{ method: 'POST' }, { headers: { authorization: 'Bearer x' } }])
    expect((await fetch(`${origin}/api/casinos`, request)).status).toBe(204)
})
