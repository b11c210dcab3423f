import type { App } from '#operations/app/app.ts'
import type { JobHandlers } from '#operations/jobs/job-handlers.ts'
import { createJobRunner } from '#operations/jobs/job-runner.ts'

/** Runs every due job by the app's clock, including jobs that become due meanwhile, like one process. */
export async function runJobs(app: App, handlers?: JobHandlers): Promise<void> {
  let ended = 0
  const runner = createJobRunner(app, { ...(handlers && { handlers }), onEnd: () => void ended++ })
  do {
    ended = 0
    await runner.startDue()
    await runner.settled()
  } while (ended > 0)
}
