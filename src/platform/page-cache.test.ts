import { expect, test } from 'vitest'
import type { Tag } from '#contract/tags.ts'
import { createPageCache } from './page-cache.ts'
import type { KeptPage, PageCache } from './page-cache.ts'

function page({
  tags = [],
  bytes = 100,
  expiresAt = Infinity,
}: { tags?: Tag[]; bytes?: number; expiresAt?: number } = {}): KeptPage {
  return {
    headers: [],
    etag: 'W/"x"',
    bodies: new Map([['identity', Buffer.alloc(bytes)]]),
    tags: new Set(tags),
    expiresAt,
  }
}

function keep(cache: PageCache, key: string, kept: KeptPage): boolean {
  const making = cache.beginMaking()
  try {
    return cache.keep(key, kept, making)
  } finally {
    making.end()
  }
}

test('a kept page is found until a tag of it is purged', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const [list, detail] = [page({ tags: ['casinos'] }), page({ tags: ['casino:1', 'posts'] })]
  keep(cache, '/casinos', list)
  keep(cache, '/casino/1', detail)
  cache.purge(['casino:2', 'casinos'])
  expect(cache.find('/casinos')).toBeUndefined()
  expect(cache.find('/casino/1')).toBe(detail)
  cache.purge(['posts'])
  expect(cache.findAny('/casino/1')).toBeUndefined()
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test('purging everything leaves nothing, pages without tags among it', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  keep(cache, '/faq', page())
  cache.purge(['all'])
  expect(cache.find('/faq')).toBeUndefined()
})

test('a page whose making began before a purge of what it shows is not kept', () => {
  const cache = createPageCache({ maxBytes: 100_000 })
  const making = cache.beginMaking()
  cache.purge(['casino:1'])
  expect(cache.keep('/casino/1', page({ tags: ['casino:1'] }), making)).toBe(false)
  expect(cache.keep('/casino/2', page({ tags: ['casino:2'] }), making)).toBe(true)
  cache.purge(['all'])
  expect(cache.keep('/casino/3', page({ tags: ['casino:3'] }), making)).toBe(false)
  making.end()
  expect(keep(cache, '/casino/1', page({ tags: ['casino:1'] }))).toBe(true)
})

test('an expired page is found only by who takes any', () => {
  let now = 0
  const cache = createPageCache({ maxBytes: 100_000, clock: () => now })
  const kept = page({ expiresAt: 10 })
  keep(cache, '/', kept)
  now = 9
  expect(cache.find('/')).toBe(kept)
  now = 10
  expect(cache.find('/')).toBeUndefined()
  expect(cache.findAny('/')).toBe(kept)
})

test('what was used longest ago makes room, and what is kept again counts once', () => {
  const cache = createPageCache({ maxBytes: 25_000 })
  keep(cache, '/a', page({ bytes: 8_000 }))
  keep(cache, '/b', page({ bytes: 8_000 }))
  keep(cache, '/b', page({ bytes: 8_000 }))
  expect(cache.size().pages).toBe(2)
  cache.find('/a')
  keep(cache, '/c', page({ bytes: 8_000 }))
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([true, false, true])
})

test('a body that is added later counts as well', () => {
  const cache = createPageCache({ maxBytes: 15_000 })
  const kept = page({ bytes: 5_000 })
  keep(cache, '/a', kept)
  keep(cache, '/b', page({ bytes: 1_000 }))
  kept.bodies.set('br', Buffer.alloc(9_000))
  cache.recount('/a')
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.size().bytes).toBeLessThan(15_000)
})
