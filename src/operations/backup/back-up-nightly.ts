import { withStillCopy } from '#db/backup/still-copy.ts'
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
  const key = await readBackupKey(keyFile)
  const make = (source: App['db']) => makeBackup({ db: source, engine, media }, { folder, now: now(), key })
  const { path } =
    engine === 'embedded'
      ? await withStillCopy(db, settings.dataDir, (copy) => make(copy.db))
      : await make(db)
  const removed = await removeOldBackups(folder)
  log.info({ path, removed: removed.length }, 'backup made')
}
