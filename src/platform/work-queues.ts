import pLimit from 'p-limit'
import type { LimitFunction } from 'p-limit'

/** Heavy work of one process, a few pieces at a time; the others wait in the order in which they came. */
export interface WorkQueues {
  encoding: LimitFunction
  /** Drawings that become PNG files. */
  drawing: LimitFunction
  /** Pictures from other sites, each of which may be in memory as a whole. */
  fetching: LimitFunction
  /** Reports of earnings, and counting for them. */
  reports: LimitFunction
}

export function createWorkQueues(): WorkQueues {
  return { encoding: pLimit(2), drawing: pLimit(2), fetching: pLimit(4), reports: pLimit(1) }
}
