import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWorker } from './watch-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A watched worker that answers as the test says, and after how many seconds it was ended, if it was. */
function watched(answers: 'nothing' | { isIdle: boolean }, processorWait: () => number = () => 0) {
  let listener: (pong: { isIdle: boolean }) => void = () => undefined
  let endedAfter: number | undefined
  const started = Date.now()
  watchWorker(
    {
      ask: () => answers !== 'nothing' && listener(answers),
      hear: () => new Promise(() => undefined),
      onPong: (given) => (listener = given),
      ended: new Promise(() => undefined),
      terminate: async () => void (endedAfter ??= (Date.now() - started) / 1000),
    },
    () => ({ silent: 2, idle: 10 }),
    processorWait,
  )
  return {
    endedWithin(seconds: number): number | undefined {
      vi.advanceTimersByTime(seconds * 1000)
      return endedAfter
    },
  }
}

test('a worker that answers is left alone', () => {
  expect(watched({ isIdle: false }).endedWithin(60)).toBeUndefined()
})

test('a silent one is ended within three seconds', () => {
  expect(watched('nothing').endedWithin(60)).toBe(2.25)
})

test('one that idles while others wait is ended after ten', () => {
  expect(watched({ isIdle: true }).endedWithin(60)).toBe(10.25)
})

test('the time that its thread waited for a processor does not count, up to six times the patience', () => {
  const started = Date.now()
  const mostly = () => (Date.now() - started) * 0.8
  expect(watched('nothing', mostly).endedWithin(8)).toBeUndefined()
  expect(watched('nothing', mostly).endedWithin(60)).toBeGreaterThan(8)
  expect(watched('nothing', () => Date.now()).endedWithin(60)).toBe(12.25)
})
