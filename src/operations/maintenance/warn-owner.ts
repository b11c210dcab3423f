import { statfs } from 'node:fs/promises'
import { jobLabel } from '#contract/jobs/job-names.ts'
import { paths } from '#contract/shared/paths.ts'
import { countJobs } from '#db/queries/jobs/jobs.ts'
import type { App } from '../app/app.ts'
import { countToday } from '../app/check-rate-limit.ts'
import { inTransaction } from '../app/in-transaction.ts'
import { mailSite } from '../mail/mail-site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { renderMail } from '../mail/render-mail.ts'
import { backupFault } from './find-notices.ts'

/** Less free space counts as nearly full: a backup temporarily needs as much room as the database. */
const SHORT = 1024 ** 3

/**
 * Mails urgent problems to ALERT_EMAIL: no recent backup, a nearly full disk, failed jobs. Each at most once a day
 * while it lasts. For the job `watch`.
 */
export async function warnOwner(app: App): Promise<void> {
  const { alertEmail } = app.settings
  if (alertEmail === undefined) return
  const faults = await faultsOf(app)
  const fresh: string[] = []
  // oxlint-disable-next-line no-await-in-loop -- three at most
  for (const [name, says] of Object.entries(faults))
    if ((await countToday(app, `alert:${name}`)) === 1) fresh.push(says)
  if (fresh.length === 0) return
  const site = mailSite(app)
  const subject = `${site.brand.name}: ${fresh.length === 1 ? 'something needs' : `${fresh.length} things need`} you`
  const parts = [
    ...fresh.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'button' as const, label: 'Open the jobs', href: site.publicUrl + paths.admin('jobs') },
    { kind: 'paragraph' as const, text: 'While it lasts, this comes once a day.' },
  ]
  await inTransaction(app, (inside) =>
    queueMail(inside, {
      recipient: alertEmail,
      ...renderMail({ subject, parts }, site),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }),
  )
}

/** Sentences by name; each name is mailed once a day. */
async function faultsOf(app: App): Promise<Record<string, string>> {
  const [backup, disk, jobs] = await Promise.all([
    backupFault(app),
    statfs(app.settings.dataDir).catch(() => undefined),
    countJobs(app.db),
  ])
  const free = disk === undefined ? Infinity : disk.bavail * disk.bsize
  const failed = jobs.filter((job) => job.failed > 0)
  return {
    ...(backup !== undefined && { backup }),
    ...(free < SHORT && {
      disk: `Only ${Math.round(free / 1024 ** 2)} MB are free where the site keeps its data.`,
    }),
    ...(failed.length > 0 && {
      jobs: `Background jobs were given up: ${failed.map(({ kind, failed: count }) => `${jobLabel(kind)} (${count})`).join(', ')}.`,
    }),
  }
}
