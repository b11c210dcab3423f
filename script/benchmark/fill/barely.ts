import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** The tables that get many rows. */
const TABLES = ['casinos', 'bonuses', 'games', 'game_casinos', 'reviews', 'interactions']

/**
 * Drops the indexes that only make reading fast, lets triggers sleep, runs `fill`, and puts all of it back: building
 * an index over the whole table costs a fraction of keeping it up row by row, and nobody listens yet for changes.
 */
export async function barely(db: Kysely<Tables>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select class.relname as name, pg_get_indexdef(class.oid) as definition
    from pg_index join pg_class as class on class.oid = indexrelid
    where indrelid = any (${TABLES}::regclass[]) and not exists (select from pg_constraint where conindid = class.oid)`.execute(
    db,
  )
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  const triggered = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal`.execute(db)
  const setTriggers = async (state: 'enable' | 'disable'): Promise<void> => {
    for (const { name } of triggered.rows)
      await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db)
  }
  await setTriggers('disable')
  await fill()
  await setTriggers('enable')
  for (const { definition } of rows) await sql.raw(definition).execute(db)
}
