/** The contents of a backup: every table of the site, referenced tables first. docs/decisions/0051. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export interface BackupTable {
  name: string
  /** Without computed columns. */
  columns: string[]
  /** The columns of the primary key; empty where they hold texts, because the order of texts depends on the server. */
  key: string[]
}

/** Left out of backups: change notes, which a start does not need, and the daily salts that identify visitors. */
const LEFT_OUT = ['changes', 'click_salts']

/** The tables of a backup, without `LEFT_OUT` and the migrator's own table, because migrations are applied first. */
export async function listBackupTables(db: Kysely<Tables>): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable & { needs: string[] }>`
    select class.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      case when exists (
        select from pg_index join pg_attribute on attrelid = class.oid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary and attcollation <> 0
      ) then '{}' else array(
        select attname::text from pg_index join pg_attribute on attrelid = class.oid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary order by array_position(indkey::integer[], attnum::integer)
      ) end as key,
      array(
        select distinct other.relname::text from pg_constraint join pg_class as other on other.oid = confrelid
        where conrelid = class.oid and contype = 'f' and other.oid <> class.oid
      ) as needs
    from pg_class as class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%' and not relname = any(${LEFT_OUT})
    order by class.relname`.execute(db)
  const ordered: (typeof rows)[number][] = []
  while (ordered.length < rows.length) {
    const done = new Set(ordered.map(({ name }) => name))
    const ready = rows.filter(({ name, needs }) => !done.has(name) && needs.every((other) => done.has(other)))
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...ready)
  }
  return ordered.map(({ name, columns, key }) => ({ name, columns, key }))
}

export interface SequenceState {
  table: string
  column: string
  lastValue: number
  isCalled: boolean
}

export async function listSequences(db: Kysely<Tables>): Promise<SequenceState[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name::text as table, column_name::text as column,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_identity = 'YES'
      and table_name not in (select relname from pg_class where relispartition)
      and not table_name = any(${LEFT_OUT})
    order by 1, 2`.execute(db)
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await sql<{ lastValue: number; isCalled: boolean }>`
      select last_value as "lastValue", is_called as "isCalled" from ${sql.raw(sequence)}`.execute(db)
    if (state[0] !== undefined) states.push({ table, column, ...state[0] })
  }
  return states
}

export async function setSequence(db: Kysely<Tables>, state: SequenceState): Promise<void> {
  const { table, column, lastValue, isCalled } = state
  await sql`
    select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${lastValue}::bigint, ${isCalled}::boolean)`.execute(
    db,
  )
}

/** Drops all tables and functions except those of extensions. */
export async function dropEverything(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
    )`.execute(db)
  // Statements that are sent together are one transaction.
  await sql.raw(rows.map(({ statement }) => statement).join(';')).execute(db)
}
