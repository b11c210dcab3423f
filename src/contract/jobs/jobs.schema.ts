/** Background jobs as staff see them. Screens import the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'

export const JobCounts = z.object({
  /** A name of `job-names.ts`, or one that this version does not know. */
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** When the next waiting job is due; null when none waits. */
  nextAt: isoDate.nullable(),
})
export type JobCounts = z.infer<typeof JobCounts>

const BackupPlace = z.object({
  place: z.enum(['folder', 'bucket']),
  /** False: the place cannot be read. */
  answers: z.boolean(),
  count: z.int(),
  last: z.object({ name: z.string(), at: isoDate, bytes: z.int().nullable() }).nullable(),
  /** The latest backup that was test-restored; null when none of the kept ones was. */
  verified: z.object({ name: z.string(), at: isoDate, verifiedAt: isoDate.nullable() }).nullable(),
})

/** The places of the daily backups; empty when none are made. */
export const BackupState = z.object({ places: z.array(BackupPlace) })
export type BackupState = z.infer<typeof BackupState>

export const FailedJob = z.object({
  id: z.int(),
  kind: z.string(),
  about: z.string(),
  /** The article of the job; null for other kinds and for deleted articles. */
  postId: z.int().nullable(),
  failedAt: isoDate,
  attempts: z.int(),
  /** The last error in one line, without mail addresses and secrets. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>
