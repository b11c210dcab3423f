import { HOUR_MS } from '../shared/durations.ts'

/** How many days the link in a confirmation mail works, and how soon another mail may go to the same address. */
export const CONFIRMATION = { days: 7, againAfterMs: HOUR_MS } as const
