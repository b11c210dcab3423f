import type { JobName } from '#contract/jobs/job-names.ts'
import { insertJob } from '#db/queries/jobs/job-writes.ts'
import type { App } from '../app/app.ts'
import { JOB_KINDS, type JobPayload } from './job-kinds.ts'

interface JobOptions {
  /** While a job of this kind and key waits, no further one is added; the earlier time counts. */
  key?: string
  /** Earliest start; now by default. */
  runAt?: Date
}

/** Adds a background job. Inside a transaction it is part of it, and starts after the commit. */
export async function addJob<Name extends JobName>(
  app: App,
  kind: Name,
  payload: JobPayload<Name>,
  { key, runAt = app.now() }: JobOptions = {},
): Promise<void> {
  await insertJob(app.db, {
    kind,
    payload: JOB_KINDS[kind].payload.parse(payload),
    uniqueKey: key ?? null,
    runAt,
    createdAt: app.now(),
  })
  app.jobs.notify()
}
