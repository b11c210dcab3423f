/** Every kind of background job: its payload and how often it is tried. What it does is in `job-handlers.ts`. */
import { z } from 'zod'
import type { JobName } from '#contract/jobs/job-names.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/shared/durations.ts'

export interface JobKind {
  /** Stored as JSON. Ids, never personal data or secrets: staff may see a failed job for weeks. */
  payload: z.ZodType
  /** How often it is tried before it is given up. */
  attempts: number
  /** The pause after the first failure; it doubles with each further one. */
  firstPauseMs: number
  longestPauseMs: number
  /** A job of the schedule: it is always there, without payload, and runs again so long after each run. */
  everyMs?: number
  /** How long after the first start it runs for the first time; `everyMs` by default. */
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
  /** An import stops itself after five failures in a row; this is for what keeps it from starting. */
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
  /** Also added by a save of a bonus. */
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
  /** The first time once the first backup was made. */
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

/** The key of the one job that a scheduled kind has. */
export const SCHEDULE_KEY = 'schedule'

/** The pause in milliseconds after a job of this kind has failed for the `attempts`-th time. */
export function pauseAfter({ firstPauseMs, longestPauseMs }: JobKind, attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1))
}
