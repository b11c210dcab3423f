/** Every kind of background job: its payload and retries. The work is in `job-handlers.ts`. */
import { z } from 'zod'
import type { JobName } from '#contract/jobs/job-names.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/shared/durations.ts'

export interface JobKind {
  /** Stored as JSON. Ids only, no personal data or secrets: staff may see a failed job for weeks. */
  payload: z.ZodType
  attempts: number
  /** The pause after the first failure, doubled with each further one. */
  firstPauseMs: number
  longestPauseMs: number
  /** For a scheduled job without payload: the interval between runs. */
  everyMs?: number
  /** The time of the first run after the first start; `everyMs` by default. */
  firstMs?: number
}

const id = z.int().positive()

export const JOB_KINDS = {
  /** 1 minute, then 2, 4 … up to 6 hours: 21 attempts take a little more than three days. */
  mail: {
    payload: z.strictObject({ mail: id }),
    attempts: 21,
    firstPauseMs: MINUTE_MS,
    longestPauseMs: 6 * HOUR_MS,
  },
  'publish-article': {
    payload: z.strictObject({ post: id }),
    attempts: 16,
    firstPauseMs: 5 * SECOND_MS,
    longestPauseMs: 10 * MINUTE_MS,
  },
  /** An import stops itself after five failures in a row. These attempts are for failures to start it. */
  'continue-import': {
    payload: z.strictObject({ import: id }),
    attempts: 16,
    firstPauseMs: 5 * SECOND_MS,
    longestPauseMs: 10 * MINUTE_MS,
  },
  'clean-up': {
    payload: z.strictObject({}),
    attempts: 4,
    firstPauseMs: MINUTE_MS,
    longestPauseMs: 10 * MINUTE_MS,
    everyMs: HOUR_MS,
  },
  lint: {
    payload: z.strictObject({}),
    attempts: 4,
    firstPauseMs: MINUTE_MS,
    longestPauseMs: 10 * MINUTE_MS,
    everyMs: DAY_MS,
    firstMs: MINUTE_MS,
  },
  /** Also added when a bonus is saved. */
  reality: {
    payload: z.strictObject({}),
    attempts: 8,
    firstPauseMs: 5 * SECOND_MS,
    longestPauseMs: 10 * MINUTE_MS,
    everyMs: HOUR_MS,
    firstMs: 5 * SECOND_MS,
  },
  backup: {
    payload: z.strictObject({}),
    attempts: 4,
    firstPauseMs: 10 * MINUTE_MS,
    longestPauseMs: HOUR_MS,
    everyMs: DAY_MS,
    firstMs: MINUTE_MS,
  },
  'check-links': {
    payload: z.strictObject({}),
    attempts: 3,
    firstPauseMs: HOUR_MS,
    longestPauseMs: 6 * HOUR_MS,
    everyMs: 7 * DAY_MS,
    firstMs: 10 * MINUTE_MS,
  },
  /** The first run follows the first backup. */
  watch: {
    payload: z.strictObject({}),
    attempts: 4,
    firstPauseMs: MINUTE_MS,
    longestPauseMs: 10 * MINUTE_MS,
    everyMs: HOUR_MS,
    firstMs: 20 * MINUTE_MS,
  },
  'index-now': {
    payload: z.strictObject({}),
    attempts: 5,
    firstPauseMs: 5 * MINUTE_MS,
    longestPauseMs: HOUR_MS,
    everyMs: HOUR_MS,
  },
} as const satisfies Record<JobName, JobKind>

export type JobPayload<Name extends JobName> = z.infer<(typeof JOB_KINDS)[Name]['payload']>

/** The key of a scheduled kind's only job. */
export const SCHEDULE_KEY = 'schedule'

/** The pause in milliseconds after the `attempts`-th failure of this kind of job. */
export function pauseAfter({ firstPauseMs, longestPauseMs }: JobKind, attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1))
}
