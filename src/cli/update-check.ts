import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { newestBackup } from '#operations/backup/find-backups.ts'
import { readSettings } from '#platform/read-settings.ts'
import { databaseState } from './database-state.ts'
import { siteVersion } from './needed-node.ts'

/**
 * `update-check`: prints what a start of this version would do to the database. Changes nothing.
 * @throws Refusal for a database of another major version; FolderInUseError while the site runs on the embedded one
 */
export async function checkUpdate(): Promise<void> {
  const settings = readSettings(process.env)
  console.log(`This is version ${siteVersion()}.`)
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'pg'))) {
    console.log('There is no database yet: the first start makes it.')
    return
  }
  const { unknown, waiting, applied } = await databaseState(settings)
  if (unknown !== undefined)
    console.log(
      `The database has steps of a newer version, such as ${unknown}: this version leaves them alone and runs on it.`,
    )
  if (waiting.length === 0) {
    console.log(`The database is up to date (${applied.length} migrations): start this version.`)
    return
  }
  console.log(`A start of this version applies ${waiting.length} of its migrations: ${waiting.join(', ')}.`)
  console.log('The version before runs beside it meanwhile, and can be started again afterwards.')
  const last = await newestBackup({ settings, now: () => new Date() })
  console.log(
    last instanceof Date
      ? `The last backup is of ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
      : 'No backup is known: make one first, with script/evenhand backup --to FOLDER.',
  )
}
