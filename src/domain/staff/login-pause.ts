const LONGEST_S = 60

/**
 * Milliseconds until an account takes the next attempt of an unknown device, given the failures within the
 * window: none below the limit, then 1, 2, 4 … seconds, 60 at most.
 */
export function loginPauseMs(failures: number, limit: number): number {
  return failures < limit ? 0 : Math.min(LONGEST_S, 2 ** (failures - limit)) * 1000
}
