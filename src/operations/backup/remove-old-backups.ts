import type { BackupStore } from '#platform/backup-store.ts'
import { oldBackups } from '#domain/backup/old-backups.ts'
import { VERIFIED } from './find-backups.ts'

/** Deletes old backups with their marks, and returns their names. Other files stay. */
export async function removeOldBackups(store: BackupStore): Promise<string[]> {
  const names = (await store.list()).map(({ name }) => name)
  const old = oldBackups(names)
  for (const name of old) {
    await store.remove(name)
    if (names.includes(name + VERIFIED)) await store.remove(name + VERIFIED)
  }
  return old
}
