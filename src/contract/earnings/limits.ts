/** Affiliate programmes and what they report. Lengths in characters. */
export const PROGRAM = {
  name: 100,
  contact: 200,
  notes: 2_000,
  casinos: 500,
  /** Of a call that is kept. */
  sent: 2_000,
  /** Calls of one programme. */
  callsAMinute: 600,
  /** Seconds that the time of a signature may lie beside ours. */
  signatureSeconds: 300,
  callsKeptDays: 90,
  /** Of refused calls, which anyone can send: characters that are kept, and days. */
  refusedSent: 200,
  refusedKeptDays: 7,
  /** How long a replaced address to report to still works. */
  formerKeyDays: 14,
} as const
export const EARNINGS = { rows: 1_000, days: 800 } as const
