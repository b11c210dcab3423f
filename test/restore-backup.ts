import type { BackupManifest } from '#operations/backup/manifest.ts'
import { checkBackup, loadBackup, type RestoreTarget } from '#operations/backup/restore-backup.ts'

/** Restores a backup like the command `restore`. */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  key: string | undefined,
): Promise<BackupManifest> {
  const manifest = await checkBackup(path, key)
  await loadBackup(target, path, key, { manifest })
  return manifest
}
