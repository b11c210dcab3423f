/** Reads and writes rows as text: each row is one literal of its table's type, in a format that both engines share. */
import { hash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'
import type { BackupTable } from './backup-tables.ts'

/** Rows of the first fetch, and of all later ones. */
const FIRST_ROWS = 200
const MOST_ROWS = 5_000
/** Approximate characters per fetch. A row may be a short click or a long article. */
const FETCHED = 1_000_000

/** Makes texts of dates, numbers and intervals independent of the server's settings, in this transaction. */
export async function useBackupForms(db: Kysely<Tables>): Promise<void> {
  await sql`set local time zone 'UTC'`.execute(db)
  await sql`set local datestyle to 'ISO, YMD'`.execute(db)
  await sql`set local intervalstyle to 'postgres'`.execute(db)
  await sql`set local extra_float_digits to 1`.execute(db)
  await sql`set local bytea_output to 'hex'`.execute(db)
}

export interface BackupRow {
  /** A literal of the table's type. */
  row: string
  /** MD5 of the columns without computed ones, because results such as `lower('É')` depend on the server. */
  hash: string
}

/** The key that visitor addresses are hashed with. It could reveal addresses, so it never leaves the database. */
const ADDRESS_KEY = 'address_hash_key'

/** Reads a table for a backup, leaving out the key of visitor addresses. */
export function readBackupRows(
  db: Kysely<Tables>,
  table: BackupTable,
): AsyncGenerator<BackupRow[], void, undefined> {
  return readRows(
    db,
    table,
    table.name === 'site_settings' ? sql`where t.name <> ${sql.lit(ADDRESS_KEY)}` : sql``,
  )
}

/** Deletes the key of visitor addresses, which backups of earlier versions contain. The site makes a new one. */
export async function forgetAddressKeys(db: Kysely<Tables>): Promise<void> {
  await sql`delete from site_settings where name = ${ADDRESS_KEY}`.execute(db)
  await sql`delete from click_salts`.execute(db)
}

/** Rows in the order of the primary key, about a megabyte at a time, in the caller's transaction. */
export async function* readRows(
  db: Kysely<Tables>,
  { name, columns, key }: BackupTable,
  where: RawBuilder<unknown> = sql``,
): AsyncGenerator<BackupRow[], void, undefined> {
  const facts = sql.join(columns.map((column) => sql.ref(`t.${column}`)))
  const order =
    key.length === 0
      ? sql`row(${facts})::text collate "C"`
      : sql.join(key.map((column) => sql.ref(`t.${column}`)))
  // Without computed columns both texts are equal, and the engine writes only one.
  const hashed = (await hasComputedColumns(db, name)) ? sql`md5(row(${facts})::text)` : sql`null`
  await sql`
    declare backup_rows no scroll cursor for
    select t::text as row, ${hashed} as hash from ${sql.table(name)} as t ${where} order by ${order}`.execute(
    db,
  )
  for (let atOnce = FIRST_ROWS; ;) {
    const { rows } = await sql<{ row: string; hash: string | null }>`
      fetch ${sql.raw(String(atOnce))} from backup_rows`.execute(db)
    if (rows.length > 0) yield rows.map(({ row, hash: given }) => ({ row, hash: given ?? hash('md5', row) }))
    if (rows.length < atOnce) break
    const length = rows.reduce((sum, { row }) => sum + row.length, 0)
    atOnce = Math.min(MOST_ROWS, Math.max(1, Math.round((atOnce * FETCHED) / length)))
  }
  await sql`close backup_rows`.execute(db)
}

async function hasComputedColumns(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = ${table}::regclass and attgenerated <> '' and not attisdropped limit 1`.execute(db)
  return rows.length > 0
}

/** Inserts rows unchanged, ids included. */
export async function writeRows(
  db: Kysely<Tables>,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return
  const type = sql.table(name)
  await sql`
    insert into ${type} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
    select ${sql.join(columns.map((column) => sql`(sent.line).${sql.ref(column)}`))}
    from (select unnest(${[...rows]}::text[])::${type} as line) as sent`.execute(db)
}

/** Switches all triggers on or off in the caller's transaction, so that a restore records nothing. */
export async function setTriggers(
  db: Kysely<Tables>,
  tables: readonly { name: string }[],
  state: 'enable' | 'disable',
): Promise<void> {
  const each = tables.map(({ name }) => sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`)
  await sql.join(each, sql`;`).execute(db)
}

export async function emptyTables(db: Kysely<Tables>, tables: readonly { name: string }[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(db)
}
