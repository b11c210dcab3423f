import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { JOB_NAMES, type JobName } from '#contract/jobs/job-names.ts'
import {
  bringBackJobs,
  insertScheduledJob,
  renewJobLeases,
  takeDueJobs,
} from '#db/queries/jobs/job-writes.ts'
import { findNextJobTime } from '#db/queries/jobs/jobs.ts'
import type { App } from '../app/app.ts'
import { JOB_HANDLERS, type JobHandlers } from './job-handlers.ts'
import { JOB_KINDS, SCHEDULE_KEY, type JobKind } from './job-kinds.ts'
import { runJob } from './run-job.ts'

/** How long a job stays reserved for a silent process. */
export const JOB_LEASE_MS = 60_000

export interface JobRunner {
  /** Starts due jobs, as far as there is room. Returns when to look again; undefined while there is no room. */
  startDue: () => Promise<Date | undefined>
  /** Renews the leases of running jobs. Must be called well within `JOB_LEASE_MS`. */
  renew: () => Promise<void>
  /** Resolves when no started job is running any more. */
  settled: () => Promise<void>
}

interface RunnerOptions {
  handlers?: JobHandlers
  /** Called whenever a job has ended and there is room for another. */
  onEnd?: () => void
}

/** Runs background jobs in this process, at most `settings.jobsAtOnce` at a time. */
export function createJobRunner(
  app: App,
  { handlers = JOB_HANDLERS, onEnd = () => undefined }: RunnerOptions = {},
): JobRunner {
  const holder = randomUUID()
  const running = new Map<number, Promise<void>>()
  let isScheduled = false
  let lookedAt: Date | undefined

  const lease = () => new Date(app.now().getTime() + JOB_LEASE_MS)
  const kinds = () => JOB_NAMES.filter((name) => handlers[name].canRun?.(app) ?? true)

  async function startDue(): Promise<Date | undefined> {
    if (!isScheduled) await addScheduledJobs(app, kinds())
    isScheduled = true
    await lookAtClock()
    for (;;) {
      const limit = app.settings.jobsAtOnce - running.size
      if (limit <= 0 || app.isStopping()) return undefined
      const next = await findNextJobTime(app.db, kinds())
      const now = app.now()
      if (next === undefined || next > now)
        return sooner(next ?? later(now), new Date(now.getTime() + HOUR_MS))
      const taken = await takeDueJobs(app.db, { kinds: kinds(), now, until: lease(), holder, limit })
      // Another process has taken them.
      if (taken.length === 0) return later(now)
      for (const job of taken) {
        const ended = runJob(app, handlers, { ...job, holder }).finally(() => {
          running.delete(job.id)
          onEnd()
        })
        running.set(job.id, ended)
      }
    }
  }

  /** Once an hour, and when the clock was set back. */
  async function lookAtClock(): Promise<void> {
    const now = app.now()
    if (lookedAt !== undefined && now >= lookedAt && now.getTime() - lookedAt.getTime() < HOUR_MS) return
    lookedAt = now
    const count = await bringBackJobs(app.db, { now, scheduleKey: SCHEDULE_KEY })
    if (count > 0) app.log.warn({ count }, 'the clock was ahead for a while: jobs of that time run now')
  }

  return {
    startDue,
    async renew() {
      const ids = [...running.keys()]
      if (ids.length > 0) await renewJobLeases(app.db, { holder, ids, until: lease() })
    },
    async settled() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

const LOOK_AGAIN_MS = 1_000
const sooner = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (now: Date): Date => new Date(now.getTime() + LOOK_AGAIN_MS)

/** Adds a scheduled job of each of these kinds, unless one is waiting or running. */
async function addScheduledJobs({ db, now }: App, kinds: readonly JobName[]): Promise<void> {
  for (const kind of kinds) {
    const { everyMs, firstMs = everyMs }: JobKind = JOB_KINDS[kind]
    if (firstMs === undefined) continue
    const runAt = new Date(now().getTime() + firstMs)
    await insertScheduledJob(db, { kind, payload: {}, uniqueKey: SCHEDULE_KEY, runAt, createdAt: now() })
  }
}
