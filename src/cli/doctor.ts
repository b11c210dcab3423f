/** `doctor`: checks everything that a site needs, and reports faults with their remedies. Changes nothing. */
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { SECOND_MS } from '#contract/shared/durations.ts'
import { newestBackup } from '#operations/backup/find-backups.ts'
import { backupFault } from '#operations/maintenance/find-notices.ts'
import { checkMailServer } from '#platform/mail.ts'
import { isLoopback } from '#platform/public-url-problem.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Settings } from '#platform/settings.ts'
import { openGeoFile } from '#platform/open-geo-file.ts'
import { databaseState } from './database-state.ts'
import { neededNode, oldNode, siteVersion } from './needed-node.ts'

/** `note`: works, but something is not configured. `fault`: does not work, or soon will not. */
interface Finding {
  is: 'ok' | 'note' | 'fault'
  says: string
  remedy?: string
}

type Check = (settings: Settings) => Promise<Finding> | Finding

const CHECKS: Readonly<Record<string, Check>> = {
  Version: checkVersion,
  Disk: checkDisk,
  'File rights': checkRights,
  Database: checkDatabase,
  Address: checkAddress,
  Proxy: checkProxy,
  'Country of visitors': checkCountry,
  Mail: checkMail,
  Backup: checkBackup,
}

/** Prints a line for each check. The exit code is 1 after a fault. */
export async function runDoctor(): Promise<void> {
  const settings = readSettings(process.env)
  for (const [name, check] of Object.entries(CHECKS)) {
    // oxlint-disable-next-line no-await-in-loop -- each line is printed as it is known
    const { is, says, remedy } = await found(check, settings)
    console.log(`${MARKS[is]}  ${name}: ${says}`)
    if (remedy !== undefined) console.log(`       ${remedy}`)
    if (is === 'fault') process.exitCode = 1
  }
}

const MARKS = { ok: '   ok', note: ' note', fault: 'FAULT' } as const

async function found(check: Check, settings: Settings): Promise<Finding> {
  try {
    return await check(settings)
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  }
}

function ok(says: string): Finding {
  return { is: 'ok', says }
}

function note(says: string, remedy: string): Finding {
  return { is: 'note', says, remedy }
}

function fault(says: string, remedy?: string): Finding {
  return { is: 'fault', says, ...(remedy !== undefined && { remedy }) }
}

function checkVersion(): Finding {
  const old = oldNode(process.versions.node)
  return old === undefined
    ? ok(`${siteVersion()} on Node ${process.versions.node} (needs ${neededNode()})`)
    : fault(old)
}

const LEAST_FREE = 2 * 1024 ** 3

async function checkDisk({ dataDir }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.')
  const free = bavail * bsize
  const says = `${(free / 1024 ** 3).toFixed(1)} GB free at ${dataDir}`
  return free >= LEAST_FREE
    ? ok(says)
    : fault(says, 'Free some: a backup needs as much room as the database for a while.')
}

async function checkRights({ dataDir, backup }: Settings): Promise<Finding> {
  const open = await Promise.all(
    [dataDir, ...(backup.keyFile === undefined ? [] : [backup.keyFile])].map(async (path) => {
      const found = await stat(path).catch(() => undefined)
      return found !== undefined && (found.mode & 0o077) !== 0 ? [path] : []
    }),
  )
  const paths = open.flat()
  return paths.length === 0
    ? ok('only this user reads the data folder and the key of backups')
    : fault(
        `other users of this machine may open ${paths.join(' and ')}`,
        'Take that right away: chmod go-rwx PATH.',
      )
}

const MOST_AHEAD = 5 * SECOND_MS

async function checkDatabase(settings: Settings): Promise<Finding> {
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'pg')))
    return note('there is none yet', 'The first start makes it.')
  const state = await databaseState(settings).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'FolderInUseError') return undefined
    throw error
  })
  if (state === undefined) return ok('embedded, in use by the site that is running')
  const engine = `${state.engine === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL'} ${state.version}`
  if (state.unknown !== undefined)
    return note(
      `${engine}, with steps of a newer version (${state.unknown})`,
      'This version leaves them alone.',
    )
  if (Math.abs(state.aheadMs) > MOST_AHEAD)
    return fault(
      `the clock of ${engine} differs from this machine's by ${Math.round(state.aheadMs / SECOND_MS)} seconds`,
      'Let both machines follow a time server.',
    )
  return state.waiting.length === 0
    ? ok(`${engine}, up to date`)
    : note(
        `${engine}, ${state.waiting.length} steps behind`,
        'The next start takes them: make a backup before.',
      )
}

async function checkAddress({ publicUrl }: Settings): Promise<Finding> {
  const url = new URL(publicUrl)
  if (isLoopback(url.hostname))
    return note(`PUBLIC_URL is ${publicUrl}`, 'Set PUBLIC_URL to the address that visitors use.')
  const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5 * SECOND_MS) }).catch(
    (error: Error) => error.cause ?? error,
  )
  if (!(response instanceof Response))
    return fault(
      `${publicUrl} does not answer (${wordsOf(response)})`,
      'Look at the name, the proxy and the firewall.',
    )
  if (!response.ok)
    return fault(
      `${publicUrl}/healthz answers ${response.status}`,
      'Let the proxy pass every path to the site.',
    )
  const answered = Date.parse(response.headers.get('date') ?? '')
  if (Math.abs(answered - Date.now()) > 60 * SECOND_MS)
    return fault('the clock of this machine differs from that of the proxy', 'Let both follow a time server.')
  if (url.protocol !== 'https:')
    return fault(`${publicUrl} is not encrypted`, 'Put a proxy with TLS in front.')
  const { ends, left } = await certificateOf(url)
  return left > LEAST_LEFT
    ? ok(`${publicUrl} answers; its certificate is valid until ${timeWords(ends)}`)
    : fault(`the certificate of ${publicUrl} ends ${timeWords(ends)}`, 'See why the proxy does not renew it.')
}

/** The remaining share of a certificate's life. Proxies renew at a third. */
const LEAST_LEFT = 0.2

/** The end of the certificate, and the remaining share of its life. */
async function certificateOf({ hostname, port }: URL): Promise<{ ends: Date; left: number }> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: hostname, port: Number(port || '443'), servername: hostname }, () => {
      const { valid_from: from, valid_to: to } = socket.getPeerCertificate()
      const [begins, ends] = [Date.parse(from), Date.parse(to)]
      socket.end()
      resolve({ ends: new Date(ends), left: (ends - Date.now()) / (ends - begins) })
    })
    socket.setTimeout(5 * SECOND_MS, () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}

function checkProxy({ publicUrl, trustProxy }: Settings): Finding {
  if (trustProxy > 0) return ok(`addresses come from hop ${trustProxy} of X-Forwarded-For`)
  return new URL(publicUrl).protocol === 'https:'
    ? fault(
        'TRUST_PROXY is 0, and something else serves PUBLIC_URL with TLS',
        'Set TRUST_PROXY to the number of proxies: now all visitors have the address of the proxy, and share its limits.',
      )
    : ok('no proxy is trusted')
}

function checkCountry({ consent: { countryHeader, geoFile } }: Settings): Finding {
  if (geoFile !== undefined) openGeoFile(geoFile)
  const sources = [
    ...(countryHeader === undefined ? [] : [`the proxy names it in ${countryHeader}`]),
    ...(geoFile === undefined ? [] : [`${geoFile} knows it`]),
  ]
  return sources.length === 0
    ? note(
        'neither COUNTRY_HEADER nor GEOIP_FILE is set',
        'Until one of them names the country, the time zone of browsers decides about consent, and no link is closed to a country.',
      )
    : ok(sources.join('; '))
}

async function checkMail({ mail }: Settings): Promise<Finding> {
  if (mail === undefined) return note('not set up', 'Set SMTP_URL and MAIL_FROM; mails wait until then.')
  const problem = await checkMailServer(mail)
  return problem === undefined
    ? ok(`${new URL(mail.smtpUrl).host} takes mails of ${mail.from}`)
    : fault(
        `${new URL(mail.smtpUrl).host} does not take mails (${problem})`,
        'Look at SMTP_URL and the firewall.',
      )
}

async function checkBackup(settings: Settings): Promise<Finding> {
  const asked = { settings, now: () => new Date() }
  const last = await newestBackup(asked)
  if (last === undefined)
    return note('none are made', 'Set BACKUP_FOLDER or BACKUP_S3_… to a place on another disk or machine.')
  const problem = await backupFault(asked)
  return problem === undefined && last !== null
    ? ok(`the last one is of ${timeWords(last)}`)
    : fault(
        problem ?? 'there is none yet',
        'The first is made a minute after the first start; later see under Jobs why.',
      )
}

function timeWords(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
