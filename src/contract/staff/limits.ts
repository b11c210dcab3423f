import { MINUTE_MS } from '../shared/durations.ts'

/** How much of a password is looked at. */
export const PASSWORD_BYTES = 1024
/** How long a sign-in lasts, how many an account may have at once, and in what time failed ones are counted. */
export const SESSION = {
  hours: 24,
  perAccount: 10,
  failuresWithinMs: 15 * MINUTE_MS,
  passwordMs: 30 * MINUTE_MS,
} as const
export const DEVICE = { days: 180, perAccount: 10 } as const
