import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { isMediaFileName } from '#contract/media/media-address.ts'
import { HOUR_MS } from '#contract/shared/durations.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import {
  emptyTables,
  forgetAddressKeys,
  readRows,
  setTriggers,
  useBackupForms,
  writeRows,
} from '#db/backup/backup-rows.ts'
import { dropEverything, listBackupTables, listSequences, setSequence } from '#db/backup/backup-tables.ts'
import { makeClickPartitions, makePartitionsOfStored } from '#db/queries/clicks/click-writes.ts'
import { inLongTransaction } from '#db/long-transaction.ts'
import { migrate, unknownMigration } from '#db/migrate.ts'
import type { Tables } from '#db/tables.ts'
import { withTimeLimit } from '#db/time-limit.ts'
import type { MediaStore } from '#platform/media-store.ts'
import { readBackupFile, sha256Of, type BackupEntry } from './backup-file.ts'
import { BackupManifest, MANIFEST, PICTURES, tableOfEntry } from './manifest.ts'

export interface RestoreTarget {
  /** Must be empty. */
  db: Kysely<Tables>
  media: MediaStore
}

/**
 * Reads a whole backup without writing. Refuses with invalid_input a damaged one, one for another key, and one from a
 * newer version.
 */
export async function checkBackup(
  path: string,
  key: string | undefined,
  onEntry: (name: string) => void = () => undefined,
): Promise<BackupManifest> {
  const found: Record<string, string> = {}
  let manifest: BackupManifest | undefined
  for await (const { name, bytes } of readBackupFile(path, key)) {
    onEntry(name)
    const isPicture = name.startsWith(PICTURES) && isMediaFileName(name.slice(PICTURES.length))
    if (name !== MANIFEST && !isPicture && tableOfEntry(name) === undefined)
      throw new Refusal('invalid_input', `This is no backup of a site: it holds ${JSON.stringify(name)}.`)
    if (name === MANIFEST) manifest = readManifest(bytes)
    else found[name] = sha256Of(bytes)
  }
  if (manifest === undefined)
    throw new Refusal('invalid_input', 'This backup is not whole: its last part is missing.')
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.entries)])
  const wrong = [...names].find((name) => found[name] !== manifest.entries[name])
  if (wrong !== undefined)
    throw new Refusal('invalid_input', `This backup is damaged: ${wrong} is not what it was.`)
  const newer = await unknownMigration(manifest.migrations)
  if (newer !== undefined)
    throw new Refusal('invalid_input', `This backup was made by a newer version: ${newer} is not known here.`)
  return manifest
}

/**
 * Restores a checked backup into an empty database, its pictures into the store, and then updates the tables. Refuses
 * with conflict where data exists. Rows are restored in one transaction, and each table is compared with the backup
 * before the commit. A failure leaves nothing behind.
 */
export async function loadBackup(
  { db, media }: RestoreTarget,
  path: string,
  key: string | undefined,
  { manifest, onEntry = () => undefined }: { manifest: BackupManifest; onEntry?: (name: string) => void },
): Promise<void> {
  await refuseUnlessEmpty(db)
  const pictures = createRestoredPictures(media)
  try {
    await migrate(db, undefined, manifest.migrations.at(-1))
    await load({ db, pictures }, readBackupFile(path, key), manifest, onEntry)
    await migrate(db)
    await inLongTransaction(db, async (inside) => {
      await makePartitionsOfStored(inside)
      await makeClickPartitions(inside, new Date())
      await forgetAddressKeys(inside)
    })
  } catch (error) {
    await withTimeLimit(HOUR_MS, () => dropEverything(db))
      .then(pictures.undo)
      .catch(() => {
        throw new Error('The restore failed, and what it had written could not be removed.', { cause: error })
      })
    throw error
  }
}

async function load(
  { db, pictures }: { db: Kysely<Tables>; pictures: RestoredPictures },
  entries: AsyncIterable<BackupEntry>,
  manifest: BackupManifest,
  onEntry: (name: string) => void,
): Promise<void> {
  const { tables, sequences } = manifest
  const byName = new Map(tables.map((table) => [table.name, table]))
  await inLongTransaction(db, async (inside) => {
    await useBackupForms(inside)
    await refuseOthers(inside, manifest)
    await emptyTables(inside, tables)
    await setTriggers(inside, tables, 'disable')
    for await (const { name, bytes } of entries) {
      onEntry(name)
      const table = byName.get(tableOfEntry(name) ?? '')
      if (table !== undefined) await writeRows(inside, table, readLines(bytes))
      else if (name.startsWith(PICTURES)) await pictures.put(name.slice(PICTURES.length), bytes)
    }
    for (const state of sequences) await setSequence(inside, state)
    for (const table of tables) await compare(inside, table)
    await setTriggers(inside, tables, 'enable')
  })
}

/** A backup must have exactly the tables, columns and sequences of the version that made it. */
async function refuseOthers(db: Kysely<Tables>, { tables, sequences }: BackupManifest): Promise<void> {
  const names = (of: readonly { name: string; columns: readonly string[] }[]) =>
    of.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
  const counted = (of: readonly { table: string; column: string }[]) =>
    of.map(({ table, column }) => `${table}.${column} as counted ids`)
  const own = new Set([...names(await listBackupTables(db)), ...counted(await listSequences(db))])
  const given = new Set([...names(tables), ...counted(sequences)])
  const other = [...own, ...given].find((name) => !own.has(name) || !given.has(name))
  if (other === undefined) return
  const says = own.has(other) ? `lacks ${other}` : `names ${other}, which that version did not have`
  throw new Refusal('invalid_input', `This backup is not one of the version that it names: it ${says}.`)
}

/** Fails when a table differs from the backup. */
async function compare(db: Kysely<Tables>, table: BackupManifest['tables'][number]): Promise<void> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const some of readRows(db, table)) {
    for (const { hash: one } of some) hash.update(one)
    rows += some.length
  }
  if (rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new Error(`${table.name} has ${rows} of ${table.rows} rows, or other ones, after it was restored.`)
}

/** Functions and views count too, because after a failure everything in the schema is dropped. */
async function refuseUnlessEmpty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select 'pg_class'::regclass as kind, oid, relname::text as name, relnamespace as space from pg_class
      union all select 'pg_proc'::regclass, oid, proname::text, pronamespace from pg_proc
      union all select 'pg_type'::regclass, oid, typname::text, typnamespace from pg_type where typtype in ('e', 'd', 'r')
    ) as found
    where space = 'public'::regnamespace and not exists (
      select from pg_depend where classid = kind and objid = found.oid and deptype = 'e'
    ) order by name limit 1`.execute(db)
  if (rows[0] === undefined) return
  throw new Refusal(
    'conflict',
    `There is something in this database already, such as ${rows[0].name}. A backup goes into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
  )
}

function readLines(bytes: Uint8Array): string[] {
  const lines = new TextDecoder().decode(bytes).split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as string)
}

function readManifest(bytes: Uint8Array): BackupManifest {
  try {
    return BackupManifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    throw new Refusal('invalid_input', 'This backup has a form that this version does not know.', { cause })
  }
}

interface RestoredPictures {
  /** Refuses with conflict where the store has a different file of this name. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  /** Removes the files that `put` added. */
  undo: () => Promise<void>
}

/**
 * Restores pictures to a store. It may be the running site's, such as its bucket, so existing files are neither
 * overwritten nor removed.
 */
function createRestoredPictures(media: MediaStore): RestoredPictures {
  const added: string[] = []
  return {
    async put(name, bytes) {
      const there = await media.get(name)
      if (there === undefined) {
        added.push(name)
        await media.put(name, bytes)
      } else if (sha256Of(there) !== sha256Of(bytes)) {
        throw new Refusal('conflict', `Another picture is stored as ${name} already: use an empty place.`)
      }
    },
    async undo() {
      for (const name of added) await media.remove(name)
    },
  }
}
