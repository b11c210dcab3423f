import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { BackupState } from '#contract/jobs/jobs.schema.ts'
import { timeOf } from '#domain/backup/old-backups.ts'
import type { App } from '../app/app.ts'

/** What `verify` leaves beside a backup that it has restored and compared. */
export const VERIFIED = '.verified'
const Verified = z.object({ at: z.iso.datetime() })

/** The backups of BACKUP_FOLDER, as far as they are to be trusted: the last one, and the last one that was verified. */
export async function findBackups({ settings }: Pick<App, 'settings'>): Promise<BackupState> {
  const { folder } = settings.backup
  if (folder === undefined) return { isOn: false, count: 0, last: null, verified: null }
  const names: string[] = await readdir(folder).catch(() => [])
  const backups = names
    .flatMap((name) => {
      const at = timeOf(name)
      return at === undefined ? [] : [{ name, at: at.toISOString() }]
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
  const [last] = backups
  const checked = backups.find(({ name }) => names.includes(name + VERIFIED))
  return {
    isOn: true,
    count: backups.length,
    last: last === undefined ? null : { ...last, bytes: await sizeOf(join(folder, last.name)) },
    verified:
      checked === undefined ? null : { ...checked, verifiedAt: await verifiedAt(join(folder, checked.name)) },
  }
}

/** Null when it has gone meanwhile. */
async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => undefined)
  return found?.size ?? null
}

async function verifiedAt(path: string): Promise<string | null> {
  const text = await readFile(path + VERIFIED, 'utf8').catch(() => '{}')
  try {
    return Verified.parse(JSON.parse(text)).at
  } catch {
    return null
  }
}
