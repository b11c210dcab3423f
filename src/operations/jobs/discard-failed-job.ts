import { jobLabel } from '#contract/jobs/job-names.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { takeFailedJob } from '#db/queries/jobs/job-writes.ts'
import type { Actor } from '../app/actor.ts'
import { audit } from '../app/audit.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { inTransaction } from '../app/in-transaction.ts'

/** Deletes a failed job for good. Refuses with not_found. */
export function discardFailedJob(app: App, actor: Actor, id: number): Promise<Done> {
  authorise(app, actor, 'jobs.manage')
  return inTransaction(app, async ({ db, now }) => {
    const job = await takeFailedJob(db, id)
    if (job === undefined) throw new Refusal('not_found', 'Job not found')
    await audit({ db, now }, actor, {
      action: 'discarded',
      kind: 'job',
      itemId: id,
      name: jobLabel(job.kind),
    })
    return { success: true, message: 'Job discarded' }
  })
}
