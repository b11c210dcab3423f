import { MINUTE_MS } from '../shared/durations.ts'

export const PASSWORD_BYTES = 1024
/** How long a sign-in lasts, the most sessions of an account, and the window that counts failed attempts. */
export const SESSION = {
  hours: 24,
  perAccount: 10,
  failuresWithinMs: 15 * MINUTE_MS,
  passwordMs: 30 * MINUTE_MS,
} as const
export const DEVICE = { days: 180, perAccount: 10 } as const
