import { HOUR_MS } from '../shared/durations.ts'

/** How long the link in a confirmation mail works, and how soon the next one may follow to the same address. */
export const CONFIRMATION = { days: 7, againAfterMs: HOUR_MS } as const
