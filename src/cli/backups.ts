/** Commands for backups: make one while the site runs, restore it into an empty place, and verify it. */
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { Refusal } from '#contract/shared/refusal.ts'
import { connect, type Connection } from '#db/connect.ts'
import { withStillCopy } from '#db/backup/still-copy.ts'
import { connectBeside } from '#db/connect-beside.ts'
import { readBackupKey } from '#operations/backup/backup-key.ts'
import { VERIFIED } from '#operations/backup/find-backups.ts'
import { removeOldBackups } from '#operations/backup/remove-old-backups.ts'
import { makeBackup } from '#operations/backup/make-backup.ts'
import type { BackupManifest } from '#operations/backup/manifest.ts'
import { checkBackup, loadBackup, type RestoreTarget } from '#operations/backup/restore-backup.ts'
import { timeOf } from '#domain/backup/old-backups.ts'
import { createBackupBucket, createBackupFolder, type BackupBucket } from '#platform/backup-store.ts'
import { createFolderMediaStore } from '#platform/folder-media-store.ts'
import { readSettings } from '#platform/read-settings.ts'
import type { Settings } from '#platform/settings.ts'
import { makeTemporaryFolder } from '#platform/temporary-folder.ts'
import { removedUnlessDone } from './removed-unless-done.ts'
import { readFirstPage } from './read-first-page.ts'
import { mediaOf } from './create-app.ts'

/** Entries that a site and its engine create in their folder. */
const SITE_NAMES = ['pg', 'pg.new', 'media', 'clicks', 'backup', 'lock.sqlite', 'holder.json']

/** The options of the commands for backups; each command uses some. */
export interface Asked {
  to?: string | undefined
  toDataDir?: string | undefined
  toUrl?: string | undefined
  from?: string | undefined
  keyFile?: string | undefined
  keep?: boolean | undefined
}

export async function backUp({ to, keyFile, keep }: Asked): Promise<void> {
  if (to === undefined) throw wrong('Say into which folder or bucket: backup --to FOLDER, or --to s3')
  if (to === S3) return withTemporary(async (folder) => backUpTo(folder, { keyFile, keep }, bucketOf()))
  await backUpTo(to, { keyFile, keep })
}

/** The word for the bucket of BACKUP_S3_… in `--to` and `--from`. */
const S3 = 's3'

function bucketOf(): BackupBucket {
  const { s3 } = readSettings(process.env).backup
  if (s3 === undefined) throw wrong('Set BACKUP_S3_ENDPOINT, _BUCKET, _REGION, _ACCESS_KEY and _SECRET_KEY.')
  return createBackupBucket(s3)
}

async function withTemporary(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = makeTemporaryFolder()
  await removedUnlessDone([folder], () => work(folder), { isKept: false })
}

async function backUpTo(
  to: string,
  { keyFile, keep }: Pick<Asked, 'keyFile' | 'keep'>,
  bucket?: BackupBucket,
): Promise<void> {
  const key = await readBackupKey(keyFile)
  const settings = readSettings(process.env)
  const { db, engine, isShared, close } = await connectBeside(settings)
  const line = createProgressLine()
  try {
    const media = await mediaOf(settings)
    const make = (source: typeof db) =>
      makeBackup(
        { db: source, engine, media },
        { folder: to, now: new Date(), key, onEntry: (entry) => line.show(`Writing ${entry}`) },
      )
    const { path, manifest } = isShared
      ? await withStillCopy(db, settings.dataDir, (copy) => make(copy.db))
      : await make(db)
    line.clear()
    await bucket?.take(path, basename(path))
    console.log(`${bucket === undefined ? path : `${S3}:${basename(path)}`}: ${inWords(manifest)}`)
  } finally {
    line.clear()
    await close()
  }
  if (!keep) return
  for (const name of await removeOldBackups(bucket ?? createBackupFolder(to))) console.log(`Deleted ${name}`)
}

/** For a file in the bucket, such as s3:evenhand-20261123-031500.tar.gz, a copy is fetched first. */
async function withFile(
  from: string | undefined,
  command: string,
  work: (path: string) => Promise<void>,
): Promise<void> {
  if (from?.startsWith(`${S3}:`) !== true) return work(await readable(from, command))
  const name = from.slice(S3.length + 1)
  if (timeOf(name) === undefined) throw wrong(`${name} is not the name of a backup.`)
  const bucket = bucketOf()
  await withTemporary(async (folder) => {
    const path = join(folder, name)
    await bucket.give(name, path)
    await work(path)
    // The mark of a verified copy belongs beside the original.
    const mark = await readFile(path + VERIFIED, 'utf8').catch(() => undefined)
    if (mark !== undefined) await bucket.write(name + VERIFIED, mark)
  })
}

export async function restore(asked: Asked): Promise<void> {
  if (asked.toDataDir !== undefined && asked.toUrl !== undefined)
    throw wrong('Name --to-data-dir or --to-url, not both.')
  await withFile(asked.from, 'restore', (path) => restoreFrom(path, asked))
}

async function restoreFrom(path: string, { toDataDir, toUrl, keyFile }: Asked): Promise<void> {
  const key = await readBackupKey(keyFile)
  const settings = readSettings({
    ...process.env,
    ...(toDataDir !== undefined && { DATA_DIR: toDataDir, DATABASE_URL: '' }),
    ...(toUrl !== undefined && { DATABASE_URL: toUrl }),
  })
  const manifest = await checked(path, key)
  await withRestorePlace(settings, async ({ db }) =>
    put({ db, media: await mediaOf(settings) }, path, key, manifest),
  )
  reportTables(manifest)
  console.log(`Restored ${inWords(manifest)}, as of ${manifest.createdAt}.`)
}

/** Restores into a temporary folder, starts the site there and reads its first page. */
export function verify({ from, keyFile }: Asked): Promise<void> {
  return withFile(from, 'verify', (path) => verifyFile(path, keyFile))
}

async function verifyFile(path: string, keyFile: string | undefined): Promise<void> {
  const key = await readBackupKey(keyFile)
  const manifest = await checked(path, key)
  const dataDir = makeTemporaryFolder()
  const tryIt = async (): Promise<void> => {
    const { db, close } = await connect({ dataDir, databaseUrl: undefined })
    try {
      await put({ db, media: createFolderMediaStore(join(dataDir, 'media')) }, path, key, manifest)
    } finally {
      await close()
    }
    await readFirstPage(dataDir)
  }
  await removedUnlessDone([dataDir], tryIt, { isKept: false })
  await noteVerified(path)
  reportTables(manifest)
  console.log(
    `Restored and compared: ${inWords(manifest)}, as of ${manifest.createdAt}. Nothing differs, and the site starts.`,
  )
}

/** For the admin area. Skipped where the folder of the backup is not writable. */
async function noteVerified(path: string): Promise<void> {
  await writeFile(path + VERIFIED, `${JSON.stringify({ at: new Date().toISOString() })}\n`).catch(
    () => undefined,
  )
}

async function checked(path: string, key: string | undefined): Promise<BackupManifest> {
  const line = createProgressLine()
  try {
    return await checkBackup(path, key, (entry) => line.show(`Checking ${entry}`))
  } finally {
    line.clear()
  }
}

async function put(
  target: RestoreTarget,
  path: string,
  key: string | undefined,
  manifest: BackupManifest,
): Promise<void> {
  const line = createProgressLine()
  try {
    await loadBackup(target, path, key, { manifest, onEntry: (entry) => line.show(`Restoring ${entry}`) })
  } finally {
    line.clear()
  }
}

export async function makeKey(out: string | undefined): Promise<void> {
  if (out === undefined) throw wrong('Say into which file: backup-key --out FILE')
  const key = await generateX25519Identity()
  await writeFile(out, `${key}\n`, { mode: 0o600, flag: 'wx' }).catch(() => {
    throw wrong(`${out} cannot be written, or is there already.`)
  })
  console.log(`${out}: keep it apart from the backups. Without it the backups cannot be read.`)
  console.log(`Its public part: ${await identityToRecipient(key)}`)
}

async function readable(file: string | undefined, command: string): Promise<string> {
  if (file === undefined) throw wrong(`Say which file: ${command} --from FILE`)
  await access(file).catch(() => {
    throw wrong(`The file ${file} cannot be read.`)
  })
  return file
}

function reportTables({ tables }: BackupManifest): void {
  for (const { name, rows } of tables) if (rows > 0) console.log(`  ${name}: ${rows}`)
}

function inWords({ tables, pictures }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${pictures} picture files`
}

function wrong(message: string): Refusal {
  return new Refusal('invalid_input', message)
}

/** A progress line on standard error, redrawn in place on a terminal. */
interface ProgressLine {
  show: (text: string) => void
  clear: () => void
}

function createProgressLine(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): ProgressLine {
  let width = 0
  const draw = (text: string): void => {
    if (!stream.isTTY) return
    stream.write(`\r${text.padEnd(width)}`)
    width = text.length
  }
  return {
    show: draw,
    clear() {
      if (width === 0) return
      draw('')
      draw('')
    },
  }
}

/**
 * Opens the configured place for a restore: a database on a server, or an empty data folder. When `work` fails, a
 * folder created for it is removed, and so is everything added to an existing one.
 */
async function withRestorePlace<T>(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  work: (place: Connection) => Promise<T>,
): Promise<T> {
  const open = async (): Promise<T> => {
    await mkdir(dataDir, { recursive: true })
    const place = await connect({ dataDir, databaseUrl })
    try {
      return await work(place)
    } finally {
      await place.close()
    }
  }
  if (databaseUrl !== undefined) return open()
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // A separate disk has this folder from the start.
  const taken = there?.find((name) => name !== 'lost+found')
  if (taken !== undefined)
    throw new Refusal(
      'conflict',
      `${resolve(dataDir)} is not new: it holds ${taken}. A backup goes into a new folder.`,
    )
  return removedUnlessDone(
    there === undefined ? [dataDir] : SITE_NAMES.map((name) => join(dataDir, name)),
    open,
  )
}
