import { z } from 'zod'
import { BackupState, FailedJob, JobCounts } from '#contract/jobs/jobs.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { countJobs, searchFailedJobs } from '#db/queries/jobs/jobs.ts'
import { findBackups } from '#operations/backup/find-backups.ts'
import { discardFailedJob } from '#operations/jobs/discard-failed-job.ts'
import { retryFailedJob } from '#operations/jobs/retry-failed-job.ts'
import { route } from '../../route.ts'

export const jobRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'jobs.manage',
    summary: 'How many background jobs wait, run and have failed, by kind',
    response: z.array(JobCounts),
    handle: ({ app }) => countJobs(app.db),
  }),
  route({
    method: 'GET',
    path: '/api/admin/backup',
    access: 'jobs.manage',
    summary: 'The last backup of the site, its size, and the last one that was restored to try it',
    response: BackupState,
    handle: ({ app }) => findBackups(app),
  }),
  route({
    method: 'GET',
    path: '/api/admin/jobs/failed',
    access: 'jobs.manage',
    summary: 'Background jobs that were given up, last one first',
    isList: true,
    response: z.array(FailedJob),
    handle: ({ app, page }) => searchFailedJobs(app.db, page),
  }),
  route({
    method: 'POST',
    path: '/api/admin/jobs/{id}/retry',
    access: 'jobs.manage',
    noun: 'Job',
    summary: 'Runs a failed job again, with all its attempts',
    response: Done,
    handle: ({ app, actor, id }) => retryFailedJob(app, actor, id),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/jobs/{id}',
    access: 'jobs.manage',
    noun: 'Job',
    summary: 'Discards a failed job',
    response: Done,
    handle: ({ app, actor, id }) => discardFailedJob(app, actor, id),
  }),
]
