/**
 * Characters of an address of a redirect, how many redirects there may be and how many of them patterns, which are tried
 * one after the other, with the last place among them; rows of an import that are saved together, and rows that its report lists.
 */
export const REDIRECT = {
  address: 500,
  most: 200_000,
  batch: 1000,
  shown: 200,
} as const
/**
 * Addresses that nothing answers: characters of one that is kept, how many are kept and for how many days without a
 * visit, how many different ones a process takes in between two writes, and the milliseconds between these.
 */
export const MISSING = { address: 300, kept: 10_000, days: 90, atOnce: 200, everyMs: 10_000 } as const
