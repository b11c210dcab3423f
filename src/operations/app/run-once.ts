import { claimJob } from '#db/queries/runtime/job-run-writes.ts'
import type { App } from './app.ts'

/**
 * Does `work` once in `everyMs` milliseconds, however many processes ask for it. A little early counts as well: the
 * clocks of two processes are never quite the same.
 */
export async function runOnce(
  app: App,
  job: { name: string; everyMs: number },
  work: (app: App) => Promise<unknown>,
): Promise<void> {
  const now = app.now()
  const before = new Date(now.getTime() - job.everyMs * EARLY)
  if (await claimJob(app.db, job.name, { now, before })) await work(app)
}

const EARLY = 0.9
