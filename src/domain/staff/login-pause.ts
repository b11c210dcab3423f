const LONGEST_S = 60

/**
 * Milliseconds until an account accepts the next attempt from an unknown device, by the number of failures in the
 * window: none below the limit, then 1, 2, 4 … seconds, at most 60.
 */
export function loginPauseMs(failures: number, limit: number): number {
  return failures < limit ? 0 : Math.min(LONGEST_S, 2 ** (failures - limit)) * 1000
}
