import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { VERIFIED } from './find-backups.ts'
import { oldBackups } from '#domain/backup/old-backups.ts'

/** Deletes the backups of a folder that need not be kept, and answers their names. Other files stay. */
export async function removeOldBackups(folder: string): Promise<string[]> {
  const old = oldBackups(await readdir(folder))
  for (const name of old) {
    await rm(join(folder, name))
    await rm(join(folder, name + VERIFIED), { force: true })
  }
  return old
}
