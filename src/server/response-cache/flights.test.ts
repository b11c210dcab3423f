import { expect, test, vi } from 'vitest'
import { createFlights } from './flights.ts'

const LONG_MS = 10_000

function flightsWith({ limitMs = LONG_MS, places = 16, mostWaiting = Infinity } = {}) {
  let version = 0
  const flights = createFlights<string>({ version: () => version, limitMs, places, mostWaiting })
  return { ...flights, invalidate: () => version++ }
}

/** A render that ends when `end` is called, and how often it was begun. */
function aRender() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let begun = 0
  const work = async () => {
    begun++
    return await promise
  }
  return { work, end: resolve, fail: reject, begun: () => begun }
}

test('all who ask meanwhile share one render, its failure as well', async () => {
  const { join } = flightsWith()
  const [page, broken] = [aRender(), aRender()]
  const pages = [join('/', page.work), join('/', page.work)]
  const failures = Promise.allSettled([join('/x', broken.work), join('/x', broken.work)])
  page.end('page')
  broken.fail(new Error('broken'))
  expect(await Promise.all(pages)).toEqual(['page', 'page'])
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([page.begun(), broken.begun()]).toEqual([1, 1])
})

test('after an invalidation no one joins a render that began before it', async () => {
  const { join, invalidate } = flightsWith()
  const [before, after] = [aRender(), aRender()]
  const first = join('/', before.work)
  await vi.waitFor(() => expect(before.begun()).toBe(1))
  invalidate()
  const [second, third] = [join('/', after.work), join('/', after.work)]
  after.end('after')
  before.end('before')
  expect(await Promise.all([first, second, third])).toEqual(['before', 'after', 'after'])
  expect(after.begun()).toBe(1)
})

test('who has waited for the limit goes without, and the next one starts again', async () => {
  const { join } = flightsWith({ limitMs: 1 })
  const [slow, next] = [aRender(), aRender()]
  expect(await join('/', slow.work)).toBe('too slow')
  next.end('page')
  expect(await join('/', next.work)).toBe('page')
  slow.end('late')
})

test('who leaves takes nothing from those who wait', async () => {
  const { join } = flightsWith()
  const render = aRender()
  const leaving = new AbortController()
  const [left, stayed] = [join('/', render.work, leaving), join('/', render.work)]
  leaving.abort()
  expect(await left).toBe('too slow')
  render.end('page')
  expect(await stayed).toBe('page')
  expect(render.begun()).toBe(1)
})

test('what waits for its turn is not begun when all who asked have left', async () => {
  const { join } = flightsWith({ places: 1 })
  const [first, waiting, last] = [aRender(), aRender(), aRender()]
  const leaving = new AbortController()
  const responses = [join('/1', first.work), join('/2', waiting.work, leaving), join('/3', last.work)]
  leaving.abort()
  first.end('first')
  last.end('last')
  expect(await Promise.all(responses)).toEqual(['first', 'too slow', 'last'])
  expect([waiting.begun(), last.begun()]).toEqual([0, 1])
})

test('a render that hangs gives its place to others after the limit', async () => {
  const { join } = flightsWith({ places: 1, limitMs: 1 })
  const hanging = aRender()
  expect(await join('/1', hanging.work)).toBe('too slow')
  const next = aRender()
  next.end('page')
  expect(await join('/2', next.work)).toBe('page')
})

test('a caller with an old copy waits for a short time only, and shares the render of the others', async () => {
  const { join } = flightsWith({ places: 1 })
  const [first, waiting] = [aRender(), aRender()]
  const early = join('/1', first.work)
  expect(await join('/2', waiting.work, { waitMs: 1 })).toBe('too slow')
  const patient = join('/2', waiting.work)
  expect(await join('/2', waiting.work, { waitMs: 1 })).toBe('too slow')
  first.end('first')
  waiting.end('page')
  expect([await early, await patient]).toEqual(['first', 'page'])
  expect(waiting.begun()).toBe(1)
})

test('a render that only a caller with an old copy has asked for is begun in its turn', async () => {
  const { join } = flightsWith({ places: 1 })
  const [first, waiting] = [aRender(), aRender()]
  const early = join('/1', first.work)
  expect(await join('/2', waiting.work, { waitMs: 1 })).toBe('too slow')
  first.end('first')
  await early
  await vi.waitFor(() => expect(waiting.begun()).toBe(1))
})

test('who comes when the most that may wait are waiting is too slow at once', async () => {
  const { join } = flightsWith({ places: 1, mostWaiting: 1 })
  const [first, second] = [aRender(), aRender()]
  const results = [join('/1', first.work), join('/2', second.work)]
  expect(await join('/3', second.work)).toBe('too slow')
  first.end('one')
  second.end('two')
  expect(await Promise.all(results)).toEqual(['one', 'two'])
})
