import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '#operations/app/app.ts'
import { startSchedule } from './schedule.ts'

const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a failing job is logged and tried again an hour later, until the clock is stopped', async () => {
  const failures: string[] = []
  // An app without a database: every job fails.
  const app = {
    db: undefined,
    now: () => new Date(),
    log: { error: ({ job }: { job: string }) => failures.push(job) },
  } as unknown as App
  const stop = startSchedule(app)
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  const hourly = failures.filter((job) => job === 'forget what has served its time')
  expect(hourly).toHaveLength(2)
  stop()
  failures.length = 0
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(failures).toEqual([])
})

test('articles whose time came and imports that were cut off do not wait for the first tick', async () => {
  const failures: string[] = []
  const app = {
    db: undefined,
    now: () => new Date(),
    log: { error: ({ job }: { job: string }) => failures.push(job) },
  } as unknown as App
  const stop = startSchedule(app)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  expect(failures.toSorted()).toEqual(['continue imports', 'publish scheduled articles'])
})
