/**
 * Limits of redirects: characters of an address; how many redirects; how many patterns, which are tried in turn, and
 * their last position; rows of an import that are saved together; and rows in its report.
 */
export const REDIRECT = { address: 500, most: 200_000, batch: 1000, shown: 200 } as const
/**
 * Limits for addresses that lead nowhere: characters of one; how many are kept, and for how many days without a visit;
 * how many different ones a process collects between two writes; and the milliseconds between these writes.
 */
export const MISSING = { address: 300, kept: 10_000, days: 90, atOnce: 200, everyMs: 10_000 } as const
