import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MB = 1024 * 1024

/** A process whose use of processor and memory the test says; half of what it holds is garbage. */
function aProcess() {
  const usage = { activeMs: 0, bytes: 100 * MB }
  let collections = 0
  collectWhenIdle(
    () => {
      collections += 1
      usage.bytes /= 2
    },
    () => ({ ...usage }),
  )
  return {
    usage,
    collections: () => collections,
    /** Half a second passes per turn; the process works for `workMs` in each. */
    pass(turns: number, workMs: number) {
      for (let turn = 0; turn < turns; turn += 1) {
        usage.activeMs += workMs
        vi.advanceTimersByTime(500)
      }
    },
  }
}

test('a busy process is left alone, an idle one collects once', () => {
  const site = aProcess()
  site.pass(20, 200)
  expect(site.collections()).toBe(0)
  site.pass(1, 10)
  expect(site.collections()).toBe(0)
  site.pass(1, 10)
  expect(site.collections()).toBe(1)
  site.pass(100, 10)
  expect(site.collections()).toBe(1)
})

test('it collects again when it has held 64 MB more since', () => {
  const site = aProcess()
  site.pass(5, 0)
  site.usage.bytes += 63 * MB
  site.pass(5, 0)
  expect(site.collections()).toBe(1)
  site.usage.bytes += MB
  site.pass(5, 0)
  expect(site.collections()).toBe(2)
})

test('what is collected goes back to the system', () => {
  const held = () => process.memoryUsage().heapUsed
  let garbage: object[] | undefined = Array.from({ length: 3_000_000 }, (_, index) => ({ index }))
  const before = held()
  expect(garbage).toHaveLength(3_000_000)
  garbage = undefined
  collectWhenIdle(undefined, () => ({ activeMs: 0, bytes: 100 * MB }))
  vi.advanceTimersByTime(1000)
  expect(held()).toBeLessThan(before - 64 * MB)
})
