import { z } from 'zod'
import { DAY_MS } from '#contract/shared/durations.ts'
import type { BackupState } from '#contract/jobs/jobs.schema.ts'
import { timeOf } from '#domain/backup/old-backups.ts'
import { createBackupBucket, createBackupFolder, type BackupStore } from '#platform/backup-store.ts'
import type { App } from '../app/app.ts'

/** Suffix of the mark that `verify` leaves beside a backup that it restored and compared. */
export const VERIFIED = '.verified'
const Verified = z.object({ at: z.iso.datetime() })

type Asked = Pick<App, 'settings'>

/** The latest backup in the folder and in the bucket, and the latest verified one. */
export async function findBackups({ settings: { backup } }: Asked): Promise<BackupState> {
  const places = [
    ...(backup.folder === undefined
      ? []
      : [{ place: 'folder', store: createBackupFolder(backup.folder) } as const]),
    ...(backup.s3 === undefined ? [] : [{ place: 'bucket', store: createBackupBucket(backup.s3) } as const]),
  ]
  return {
    places: await Promise.all(places.map(async ({ place, store }) => ({ place, ...(await stateOf(store)) }))),
  }
}

/**
 * The time of the newest backup in the folder, else in the bucket. Null: there is none, or the bucket does not respond.
 * Undefined: no backups are configured. A bucket is asked at most every five minutes.
 */
export async function newestBackup({
  settings: { backup },
  now,
}: Pick<App, 'settings' | 'now'>): Promise<Date | null | undefined> {
  const { folder, s3 } = backup
  if (folder !== undefined) return newestOf(await createBackupFolder(folder).list(), now())
  if (s3 === undefined) return undefined
  const known = asked.get(s3)
  if (known !== undefined && now().getTime() - known.at < ASK_MS) return known.newest
  const newest = newestOf(
    await createBackupBucket(s3)
      .list()
      .catch(() => []),
    now(),
  )
  asked.set(s3, { at: now().getTime(), newest })
  return newest
}

const ASK_MS = 5 * 60_000
const asked = new WeakMap<object, { at: number; newest: Date | null }>()

/** Ignores backups in the future: a clock that was once wrong must not hide that backups have stopped. */
function newestOf(files: readonly { name: string }[], now: Date): Date | null {
  const times = files
    .flatMap(({ name }) => timeOf(name)?.getTime() ?? [])
    .filter((time) => time <= now.getTime() + DAY_MS)
  return times.length === 0 ? null : new Date(Math.max(...times))
}

async function stateOf(store: BackupStore): Promise<Omit<BackupState['places'][number], 'place'>> {
  const files = await store.list().catch(() => undefined)
  if (files === undefined) return { answers: false, count: 0, last: null, verified: null }
  const names = new Set(files.map(({ name }) => name))
  const backups = files
    .flatMap(({ name, bytes }) => {
      const at = timeOf(name)
      return at === undefined ? [] : [{ name, at: at.toISOString(), bytes }]
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
  const checked = backups.find(({ name }) => names.has(name + VERIFIED))
  return {
    answers: true,
    count: backups.length,
    last: backups[0] ?? null,
    verified:
      checked === undefined
        ? null
        : { name: checked.name, at: checked.at, verifiedAt: await verifiedAt(store, checked.name) },
  }
}

async function verifiedAt(store: BackupStore, name: string): Promise<string | null> {
  const text = (await store.read(name + VERIFIED).catch(() => undefined)) ?? '{}'
  try {
    return Verified.parse(JSON.parse(text)).at
  } catch {
    return null
  }
}
