import type { JobName } from '#contract/jobs/job-names.ts'
import {
  deleteDoneJob,
  deleteFailuresOf,
  failJob,
  insertJob,
  releaseJob,
  type TakenJob,
} from '#db/queries/jobs/job-writes.ts'
import { retrying } from '#db/retry.ts'
import type { App } from '../app/app.ts'
import { jobFailure } from './job-failure.ts'
import type { JobHandler, JobHandlers } from './job-handlers.ts'
import { JOB_KINDS, pauseAfter, SCHEDULE_KEY, type JobKind } from './job-kinds.ts'

type Job = TakenJob & { holder: string }

/** Runs a reserved job and stores its result. Never rejects; if storing fails, the lease expires. */
export async function runJob(app: App, handlers: JobHandlers, job: Job): Promise<void> {
  const kind: JobKind = JOB_KINDS[job.kind as JobName]
  const store = await outcomeOf(app, handlers, job, kind)
  await retrying(store).catch((error: unknown) =>
    app.log.error({ err: error, job: job.id, kind: job.kind }, 'the result of a job could not be stored'),
  )
}

/** Does the work. Returns a function that stores the result and may be called repeatedly. */
async function outcomeOf(
  app: App,
  handlers: JobHandlers,
  job: Job,
  kind: JobKind,
): Promise<() => Promise<unknown>> {
  const { db } = app
  if (job.attempts > kind.attempts) return () => giveUp(app, job, kind, 'The process ended each time it ran')
  const payload = kind.payload.safeParse(job.payload)
  if (!payload.success) return () => giveUp(app, job, kind, 'Its payload cannot be read')
  try {
    const again = await handlerOf(handlers, job).run(app, payload.data)
    const runAt = again ?? nextRun(app, kind)
    return async () => {
      await deleteFailuresOf(db, job)
      if (runAt === undefined) await deleteDoneJob(db, job)
      else await releaseJob(db, job, { runAt, attempts: 0, error: null })
    }
  } catch (error) {
    // Interrupted by the end of this process, which is not a failure.
    if (app.isStopping())
      return () => releaseJob(db, job, { runAt: app.now(), attempts: job.attempts - 1, error: null })
    const reason = jobFailure(error)
    if (job.attempts === kind.attempts) return () => giveUp(app, job, kind, reason)
    app.log.warn(
      { job: job.id, kind: job.kind, attempts: job.attempts, reason },
      'job failed, it will be tried again',
    )
    const runAt = new Date(app.now().getTime() + pauseAfter(kind, job.attempts))
    return () => releaseJob(db, job, { runAt, attempts: job.attempts, error: reason })
  }
}

/** A failed scheduled job stays in the list of failed ones, and the schedule continues. */
async function giveUp(app: App, job: Job, kind: JobKind, reason: string): Promise<void> {
  const { db, log } = app
  const now = app.now()
  if (!(await failJob(db, job, { now, error: reason }))) return
  log.error({ job: job.id, kind: job.kind, attempts: job.attempts, reason }, 'job given up')
  const runAt = nextRun(app, kind)
  if (runAt === undefined) return
  await insertJob(db, { kind: job.kind, payload: {}, uniqueKey: SCHEDULE_KEY, runAt, createdAt: now })
}

function nextRun({ now }: App, { everyMs }: JobKind): Date | undefined {
  return everyMs === undefined ? undefined : new Date(now().getTime() + everyMs)
}

/** The payload was validated with the schema of the same kind. */
function handlerOf(handlers: JobHandlers, { kind }: Job): JobHandler<unknown> {
  return handlers[kind as JobName] as JobHandler<unknown>
}
