import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { withStillCopy } from '#db/backup/still-copy.ts'
import { createBackupBucket, createBackupFolder } from '#platform/backup-store.ts'
import { makeTemporaryFolder } from '#platform/temporary-folder.ts'
import type { App } from '../app/app.ts'
import { readBackupKey } from './backup-key.ts'
import { makeBackup } from './make-backup.ts'
import { removeOldBackups } from './remove-old-backups.ts'

/** Makes a backup in the configured folder and bucket, and deletes old ones. For the job `backup`. */
export async function backUpNightly(
  app: Pick<App, 'db' | 'media' | 'settings' | 'now' | 'log'>,
): Promise<void> {
  const { db, media, settings, now, log } = app
  const { folder, keyFile, s3 } = settings.backup
  if (folder === undefined && s3 === undefined) return
  const engine = settings.databaseUrl === undefined ? 'embedded' : 'postgres'
  const key = await readBackupKey(keyFile)
  const into = folder ?? makeTemporaryFolder()
  try {
    const make = (source: App['db']) =>
      makeBackup({ db: source, engine, media }, { folder: into, now: now(), key })
    const { path } =
      engine === 'embedded'
        ? await withStillCopy(db, settings.dataDir, (copy) => make(copy.db))
        : await make(db)
    const removed = folder === undefined ? [] : await removeOldBackups(createBackupFolder(folder))
    if (s3 !== undefined) {
      const bucket = createBackupBucket(s3)
      await bucket.take(path, basename(path))
      removed.push(...(await removeOldBackups(bucket)))
    }
    log.info({ path: basename(path), bucket: s3?.bucket, removed: removed.length }, 'backup made')
  } finally {
    if (folder === undefined) await rm(into, { recursive: true, force: true })
  }
}
