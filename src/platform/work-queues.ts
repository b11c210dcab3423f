import pLimit, { type LimitFunction } from 'p-limit'

/** Limits concurrent heavy work of a process. Waiting work is started in order. */
export interface WorkQueues {
  encoding: LimitFunction
  /** Drawing share pictures as PNG. */
  drawing: LimitFunction
  /** Fetching pictures from other sites, each of which may be in memory as a whole. */
  fetching: LimitFunction
  /** Reports of earnings, and the counting for them. */
  reports: LimitFunction
}

export function createWorkQueues(): WorkQueues {
  return { encoding: pLimit(2), drawing: pLimit(2), fetching: pLimit(4), reports: pLimit(1) }
}
