/** Limits of affiliate programmes and their calls. Lengths in characters. */
export const PROGRAM = {
  name: 100,
  contact: 200,
  notes: 2_000,
  casinos: 500,
  /** Longest part of a call that is stored. */
  sent: 2_000,
  /** Calls accepted from one programme. */
  callsAMinute: 600,
  /** How many seconds the time of a signature may differ from ours. */
  signatureSeconds: 300,
  callsKeptDays: 90,
  /** Of refused calls, which anyone can send: characters that are stored, and days. */
  refusedSent: 200,
  refusedKeptDays: 7,
  /** How many days a replaced address keeps working. */
  formerKeyDays: 14,
} as const
export const EARNINGS = { rows: 1_000, days: 800 } as const
