import { DAY_MS } from '#contract/shared/durations.ts'
import type { Notice } from '#contract/site/notices.schema.ts'
import { countLinkFaults } from '#db/queries/lint/findings.ts'
import {
  PUBLIC_URL_REMEDY,
  publicUrlFault,
  requestProblem,
  type RequestHosts,
} from '#platform/public-url-problem.ts'
import type { App } from '../app/app.ts'
import { newestBackup } from '../backup/find-backups.ts'

/** Problems of the whole site for staff, seen from a request to `hosts`. Empty when all is well. */
export async function findNotices(
  app: Pick<App, 'db' | 'settings' | 'siteSettings' | 'now'>,
  hosts: RequestHosts,
): Promise<Notice[]> {
  const problem = requestProblem(app.settings, hosts)
  const [backup, links] = await Promise.all([backupFault(app), countLinkFaults(app.db)])
  return [
    ...(problem === undefined ? [] : [{ fault: publicUrlFault(problem), remedy: PUBLIC_URL_REMEDY }]),
    ...(backup === undefined ? [] : [{ fault: backup, remedy: BACKUP_REMEDY }]),
    ...(links === 0 ? [] : [{ fault: linkFaultWords(links), remedy: LINK_REMEDY }]),
    ...(app.siteSettings.demo() === undefined ? [] : [DEMO]),
  ]
}

function linkFaultWords(count: number): string {
  return count === 1 ? 'One outbound link does not work.' : `${count} outbound links do not work.`
}

const LINK_REMEDY = 'They are listed under Facts, Findings: search for link.'

const DEMO = {
  fault: 'Demo content is on the site.',
  remedy:
    'The footer of every page says so, and search engines do not index pages that show demo content alone. The owner removes it on the overview.',
}

/** Days after which the last backup is too old; one night may fail. */
const OLDEST_BACKUP = 2

/** Undefined without configured backups, and while the last one is recent. */
export async function backupFault(app: Pick<App, 'settings' | 'now'>): Promise<string | undefined> {
  const last = await newestBackup(app)
  if (last === undefined) return undefined
  const { folder } = app.settings.backup
  if (last === null)
    return `There is no backup in ${folder === undefined ? 'the bucket of BACKUP_S3' : 'BACKUP_FOLDER'}.`
  const days = Math.floor((app.now().getTime() - last.getTime()) / DAY_MS)
  return days < OLDEST_BACKUP ? undefined : `The last backup is ${days} days old.`
}

const BACKUP_REMEDY =
  'A backup is made every day. See under Jobs whether it has failed, and whether its place can be written to.'
