import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase, ownDatabase } from '#test/test-database.ts'
import { migrate, unknownMigration } from './migrate.ts'

const { connect } = await emptyDatabase()
const { db, pool } = connect()
/** A dump of a database with one row of everything, made when its last migration was 0044. */
const dump = await readFile('test/fixtures/database-0044.sql', 'utf8')

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
})

it('brings a database of before to the tables of a fresh one, with all its rows', async () => {
  await pool.query(dump)
  // Migration 0053 takes names that someone signs in with off what visitors read.
  await pool.query('update casinos set safety_set_by = (select username from audit_log limit 1)')
  await pool.query('update posts set author = (select upper(username) from audit_log limit 1)')
  await pool.query(`insert into revisions (kind, item_id, version, form, action, saved_at)
    select 'casino', 900, 1, jsonb_build_object('safetySetBy', username), 'changed', now() from audit_log limit 1`)
  const before = await rowCounts(db)
  await migrate(db)
  expect(await schemaOf(db)).toEqual(await schemaOf((await ownDatabase()).db))
  expect(await rowCounts(db)).toEqual({
    ...before,
    kysely_migration: (before['kysely_migration'] ?? 0) + 13,
    // Migration 0045 ends redirect patterns and lists each in the audit log.
    redirects: (before['redirects'] ?? 0) - 1,
    audit_log: (before['audit_log'] ?? 0) + 1,
    // And the casino and the article that 0053 changes.
    changes: (before['changes'] ?? 0) + 3,
    fact_changes: 0,
    fact_checks: 0,
    findings: 0,
    realities: 0,
  })
  const ended = await pool.query("select name from audit_log where action = 'ended'")
  expect(ended.rows).toEqual([{ name: 'Pattern /old/* to /casinos' }])
  const shown = await pool.query(
    'select safety_set_by, (select min(author) from posts) as author from casinos',
  )
  expect(shown.rows).toEqual(shown.rows.map(() => ({ safety_set_by: null, author: 'Evenhand' })))
  const named =
    "select 1 from revisions where form ->> 'safetySetBy' = (select username from audit_log limit 1)"
  expect((await pool.query(named)).rows).toEqual([])
  expect(await migrate(db)).toEqual([])
})

it('refuses one that stops among the former migrations, and changes nothing', async () => {
  await pool.query(dump)
  await pool.query("delete from kysely_migration where name > '0043'")
  await expect(migrate(db)).rejects.toThrow('had not reached 0044_import_values')
  expect((await pool.query("select from redirects where kind = 'pattern'")).rowCount).toBe(1)
})

it('names the first migration that this version does not know', async () => {
  const former = ['0001_first_tables', '0044_import_values']
  expect(await unknownMigration([...former, '0045_redirects_without_patterns'])).toBeUndefined()
  expect(await unknownMigration([...former, '9999_later'])).toBe('9999_later')
  expect(await unknownMigration(['0001_catalogue', '0043_stated_none'])).toBe('0043_stated_none')
})

async function rowCounts<T>(of: Kysely<T>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select relname as name, (xpath('//count/text()', query_to_xml(format('select count(*) from public.%I', relname), true, true, '')))[1]::text as count
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(of)
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

/** Every column, constraint, index, trigger and function with its definition; a dump adds brackets that change nothing. */
async function schemaOf<T>(of: Kysely<T>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select attrelid::regclass::text || '.' || attname as name, concat_ws(' ', format_type(atttypid, atttypmod),
      attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and relname not like 'kysely%'
    union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
    where contype <> 'n' and connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
      and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql')) and proname <> 'reset_tests'
    order by 1, 2`.execute(of)
  return rows.map(({ name, definition }) => `${name}: ${definition.replaceAll(/[()]/g, '')}`)
}
