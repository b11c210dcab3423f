/** The background jobs as staff see them. Screens take the types only. */
import { z } from 'zod'
import { isoDate } from '../shared/common.schema.ts'

export const JobCounts = z.object({
  /** A name of `job-names.ts`, or one that this version of the site does not know. */
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** When the next waiting one is due; null when none waits. */
  nextAt: isoDate.nullable(),
})
export type JobCounts = z.infer<typeof JobCounts>

const BackupPlace = z.object({
  place: z.enum(['folder', 'bucket']),
  /** False: the bucket cannot be read. */
  answers: z.boolean(),
  count: z.int(),
  last: z.object({ name: z.string(), at: isoDate, bytes: z.int().nullable() }).nullable(),
  /** The latest backup that was restored to try it; null when none of those that are kept was. */
  verified: z.object({ name: z.string(), at: isoDate, verifiedAt: isoDate.nullable() }).nullable(),
})

/** Where backups are made every day; nowhere: none are. */
export const BackupState = z.object({ places: z.array(BackupPlace) })
export type BackupState = z.infer<typeof BackupState>

export const FailedJob = z.object({
  id: z.int(),
  kind: z.string(),
  about: z.string(),
  /** The article it is about; null for other kinds and when it is gone. */
  postId: z.int().nullable(),
  failedAt: isoDate,
  attempts: z.int(),
  /** The last error in one line, without mail addresses and secrets. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>
