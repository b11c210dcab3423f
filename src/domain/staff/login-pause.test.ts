import { expect, test } from 'vitest'
import { loginPauseMs } from './login-pause.ts'

test.each([
  [0, 0],
  [9, 0],
  [10, 1000],
  [11, 2000],
  [12, 4000],
  [15, 32_000],
  [16, 60_000],
  [5000, 60_000],
])('after %i failures with a limit of 10 the next attempt waits %i ms', (failures, ms) => {
  expect(loginPauseMs(failures, 10)).toBe(ms)
})
