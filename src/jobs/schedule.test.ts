import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { App } from '#operations/app.ts'
import { startSchedule } from './schedule.ts'

const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a failing job is logged and tried again an hour later, until the clock is stopped', async () => {
  const failures: unknown[] = []
  // An app without a database: every job fails.
  const app = {
    db: undefined,
    now: () => new Date(),
    log: { error: (line: unknown) => failures.push(line) },
  } as unknown as App
  const stop = startSchedule(app)
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(failures).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(failures).toHaveLength(2)
})
