import { jobLabel } from '#contract/jobs/job-names.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { insertJob, takeFailedJob } from '#db/queries/jobs/job-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Runs a failed job again at once, with all attempts. Refuses with not_found. */
export function retryFailedJob(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'jobs.manage')
  return inTransaction(app, async ({ db, now, jobs }) => {
    const job = await takeFailedJob(db, id)
    if (job === undefined) throw new Refusal('not_found', 'Job not found')
    await insertJob(db, { ...job, runAt: now(), createdAt: now() })
    await audit({ db, now }, actor, {
      action: 'tried again',
      kind: 'job',
      itemId: id,
      name: jobLabel(job.kind),
    })
    jobs.notify()
    return { success: true, message: 'The job runs again' }
  })
}
