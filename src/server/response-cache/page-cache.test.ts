import { expect, test } from 'vitest'
import type { Tag } from '#contract/site/tags.ts'
import { createPageCache, type CachedResponse, type PageCache } from './page-cache.ts'

function response({
  tags = [],
  bytes = 100,
  expiresAt = Infinity,
}: { tags?: Tag[]; bytes?: number; expiresAt?: number } = {}): CachedResponse {
  return {
    headers: [],
    etag: 'W/"x"',
    isCompressed: true,
    bodies: new Map([['gzip', Buffer.alloc(bytes)]]),
    tags: new Set(tags),
    expiresAt,
  }
}

function store(cache: PageCache, key: string, stored: CachedResponse): boolean {
  const rendering = cache.beginRender()
  try {
    return cache.store(key, stored, rendering)
  } finally {
    rendering.end()
  }
}

test('a response is found until one of its tags is invalidated, and from then on only as a last resort', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const [list, detail] = [response({ tags: ['casinos'] }), response({ tags: ['casino:1', 'posts'] })]
  store(cache, '/casinos', list)
  store(cache, '/casino/1', detail)
  cache.invalidate(['casino:2', 'casinos'])
  expect(cache.find('/casinos')).toBeUndefined()
  expect(cache.find('/casino/1')).toBe(detail)
  cache.invalidate(['posts'])
  expect(cache.find('/casino/1')).toBeUndefined()
  expect([cache.findAny('/casinos'), cache.findAny('/casino/1')]).toEqual([list, detail])
})

test('invalidating everything leaves nothing fresh, responses without tags included', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const faq = response()
  store(cache, '/faq', faq)
  cache.invalidate(['all'])
  expect(cache.find('/faq')).toBeUndefined()
  expect(cache.findAny('/faq')).toBe(faq)
})

test('a new response takes the place of the stale one', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  store(cache, '/casinos', response({ tags: ['casinos'] }))
  const { bytes } = cache.size()
  cache.invalidate(['casinos'])
  const next = response({ tags: ['casinos'] })
  store(cache, '/casinos', next)
  expect(cache.find('/casinos')).toBe(next)
  expect(cache.size()).toEqual({ pages: 1, bytes })
  cache.invalidate(['casinos'])
  expect(cache.find('/casinos')).toBeUndefined()
})

test('a response whose render began before an invalidation of what it shows is not stored', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const rendering = cache.beginRender()
  cache.invalidate(['casino:1'])
  expect(cache.store('/casino/1', response({ tags: ['casino:1'] }), rendering)).toBe(false)
  expect(cache.store('/casino/2', response({ tags: ['casino:2'] }), rendering)).toBe(true)
  cache.invalidate(['all'])
  expect(cache.store('/casino/3', response({ tags: ['casino:3'] }), rendering)).toBe(false)
  rendering.end()
  expect(store(cache, '/casino/1', response({ tags: ['casino:1'] }))).toBe(true)
})

test('an expired response is found only as a last resort', () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 100_000, clock: () => now })
  const stored = response({ expiresAt: 10 })
  store(cache, '/', stored)
  now = 9
  expect(cache.find('/')).toBe(stored)
  now = 10
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findAny('/')).toBe(stored)
})

test('the least recently used response makes room, and one that is stored again counts once', () => {
  const cache = createPageCache({ maxBytes: 25_000 })
  store(cache, '/a', response({ bytes: 8_000 }))
  store(cache, '/b', response({ bytes: 8_000 }))
  store(cache, '/b', response({ bytes: 8_000 }))
  expect(cache.size().pages).toBe(2)
  cache.find('/a')
  store(cache, '/c', response({ bytes: 8_000 }))
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([true, false, true])
})

test('stale responses make room before fresh ones, however recently they were used', () => {
  const cache = createPageCache({ maxBytes: 25_000 })
  store(cache, '/a', response({ bytes: 8_000 }))
  store(cache, '/b', response({ bytes: 8_000, tags: ['posts'] }))
  cache.invalidate(['posts'])
  cache.findAny('/b')
  store(cache, '/c', response({ bytes: 8_000 }))
  expect([cache.findAny('/a'), cache.findAny('/b'), cache.findAny('/c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ])
})

test('a body that is added later counts as well', () => {
  const cache = createPageCache({ maxBytes: 15_000 })
  const stored = response({ bytes: 5_000 })
  store(cache, '/a', stored)
  store(cache, '/b', response({ bytes: 1_000 }))
  cache.addBody('/a', stored, 'br', Buffer.alloc(9_000))
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.size()).toEqual({ pages: 1, bytes: 3_002 })
})

test('plain bodies take a quarter of the cache and then replace one another, never a response', () => {
  const cache = createPageCache({ maxBytes: 40_000 })
  const [a, b] = [response(), response()]
  store(cache, '/a', a)
  store(cache, '/b', b)
  const { bytes } = cache.size()
  cache.addBody('/a', a, 'identity', Buffer.alloc(6_000))
  cache.addBody('/b', b, 'identity', Buffer.alloc(7_000))
  expect([a.bodies.has('identity'), b.bodies.has('identity')]).toEqual([false, true])
  expect(cache.size()).toEqual({ pages: 2, bytes: bytes + 7_000 })
  cache.invalidate(['all'])
  store(cache, '/b', response())
  cache.addBody('/a', a, 'identity', Buffer.alloc(6_000))
  expect(a.bodies.has('identity')).toBe(true)
})

test('a body of a response that has been replaced is not added to the new one', () => {
  const cache = createPageCache({ maxBytes: 40_000 })
  const [before, after] = [response(), response()]
  store(cache, '/a', before)
  store(cache, '/a', after)
  cache.addBody('/a', before, 'br', Buffer.alloc(100))
  expect([before.bodies.has('br'), after.bodies.has('br')]).toEqual([false, false])
})

test('addresses that anyone can make up take their share of the room and no page of the others', () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  for (const key of ['/', '/casinos', '/casinos?license=malta'])
    store(cache, key, response({ bytes: 10_000 }))
  for (let count = 0; count < 500; count++) {
    store(cache, `/art/logo/${count}.svg`, response({ bytes: 5_000 }))
    store(cache, `/search?q=${count}`, response({ bytes: 5_000 }))
    cache.find('/casinos?license=malta')
  }
  expect(['/', '/casinos', '/casinos?license=malta'].filter((key) => cache.find(key) === undefined)).toEqual(
    [],
  )
  expect(cache.size().bytes).toBeLessThan(150_000)
  for (let count = 0; count < 500; count++)
    store(cache, `/casinos?license=${count}`, response({ bytes: 5_000 }))
  expect(cache.find('/casinos')).toBeDefined()
  expect(cache.size().bytes).toBeLessThan(650_000)
})
