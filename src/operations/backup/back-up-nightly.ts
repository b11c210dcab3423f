import type { App } from '../app/app.ts'
import { readBackupKey } from './backup-key.ts'
import { makeBackup } from './make-backup.ts'
import { removeOldBackups } from './remove-old-backups.ts'

/** Makes a backup in the folder of the settings and deletes those that need not be kept. For the job `backup`. */
export async function backUpNightly(
  app: Pick<App, 'db' | 'media' | 'settings' | 'now' | 'log'>,
): Promise<void> {
  const { db, media, settings, now, log } = app
  const { folder, keyFile } = settings.backup
  if (folder === undefined) return
  const engine = settings.databaseUrl === undefined ? 'embedded' : 'postgres'
  const { path } = await makeBackup(
    { db, engine, media },
    { folder, now: now(), key: await readBackupKey(keyFile) },
  )
  const removed = await removeOldBackups(folder)
  log.info({ path, removed: removed.length }, 'backup made')
}
