import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { mediaFiles } from '#contract/media/media-address.ts'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { readBackupRows, useBackupForms } from '#db/backup/backup-rows.ts'
import { listBackupTables, listSequences, type BackupTable } from '#db/backup/backup-tables.ts'
import { liftLimits } from '#db/long-transaction.ts'
import { appliedMigrations } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { sha256Of, writeBackupFile, type BackupEntry } from './backup-file.ts'
import { BACKUP_FORMAT, MANIFEST, PICTURES, rowsEntry, type BackupManifest } from './manifest.ts'

interface BackupSource {
  db: Kysely<Tables>
  engine: 'embedded' | 'postgres'
  media: MediaStore
}

export interface MadeBackup {
  path: string
  manifest: BackupManifest
}

/** Approximate characters of rows per entry. */
const PART = 4 * 1024 * 1024

/**
 * Writes all data of the site to one file in this folder: a consistent snapshot of the database, and the pictures it
 * refers to. With a key (an age identity) the file is encrypted.
 */
export async function makeBackup(
  source: BackupSource,
  {
    folder,
    now,
    key,
    onEntry = () => undefined,
  }: { folder: string; now: Date; key?: string | undefined; onEntry?: (name: string) => void },
): Promise<MadeBackup> {
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    createdAt: now.toISOString(),
    engine: source.engine,
    migrations: [],
    tables: [],
    sequences: [],
    entries: {},
    pictures: 0,
  }
  const name = `${backupName(now)}${key === undefined ? '' : '.age'}`
  const path = await withTimeLimit(HOUR_MS, () =>
    writeBackupFile(folder, name, noting(entriesOf(source, manifest), onEntry), key),
  )
  return { path, manifest }
}

/** Such as `evenhand-20261123-031500.tar.gz`, in UTC. */
export function backupName(at: Date): string {
  const [, day = '', time = ''] = /^(.{10})T(.{8})/.exec(at.toISOString()) ?? []
  return `evenhand-${day.replaceAll('-', '')}-${time.replaceAll(':', '')}.tar.gz`
}

async function* noting(
  entries: AsyncIterable<BackupEntry>,
  onEntry: (name: string) => void,
): AsyncGenerator<BackupEntry, void, undefined> {
  for await (const entry of entries) {
    onEntry(entry.name)
    yield entry
  }
}

async function* entriesOf(
  source: BackupSource,
  manifest: BackupManifest,
): AsyncGenerator<BackupEntry, void, undefined> {
  const noted = (entry: BackupEntry): BackupEntry => {
    manifest.entries[entry.name] = sha256Of(entry.bytes)
    return entry
  }
  const pictures: { key: string; width: number; height: number }[] = []
  const transaction = await source.db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await liftLimits(transaction)
    await useBackupForms(transaction)
    manifest.migrations = await appliedMigrations(transaction)
    manifest.sequences = await listSequences(transaction)
    for (const table of await listBackupTables(transaction))
      for await (const entry of tableEntries(transaction, table, manifest)) yield noted(entry)
    pictures.push(...(await transaction.selectFrom('media').select(['key', 'width', 'height']).execute()))
  } finally {
    await transaction.rollback().execute()
  }
  for (const { name } of pictures.flatMap(mediaFiles)) {
    const bytes = await source.media.get(name)
    // The picture was deleted after the snapshot.
    if (bytes === undefined) continue
    manifest.pictures += 1
    yield noted({ name: PICTURES + name, bytes })
  }
  yield { name: MANIFEST, bytes: new TextEncoder().encode(JSON.stringify(manifest)) }
}

async function* tableEntries(
  db: Kysely<Tables>,
  table: BackupTable,
  { tables }: BackupManifest,
): AsyncGenerator<BackupEntry, void, undefined> {
  const hash = createHash('sha256')
  let rows = 0
  let part = 0
  let lines: string[] = []
  let length = 0
  const entry = (): BackupEntry => ({
    name: rowsEntry(table.name, part),
    bytes: new TextEncoder().encode(lines.join('')),
  })
  for await (const some of readBackupRows(db, table)) {
    for (const { row, hash: one } of some) {
      hash.update(one)
      const line = `${JSON.stringify(row)}\n`
      lines.push(line)
      length += line.length
      if (length < PART) continue
      yield entry()
      ;[lines, length, part] = [[], 0, part + 1]
    }
    rows += some.length
  }
  if (lines.length > 0) yield entry()
  tables.push({ ...table, rows, sha256: hash.digest('hex') })
}
