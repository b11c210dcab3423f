import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { findSiteSetting } from './site-settings.ts'

/** The stored value; `proposed` becomes it when there is none yet. Two callers at once get the same one. */
export async function keepSiteSetting(db: Kysely<Tables>, name: string, proposed: string): Promise<string> {
  const stored = await findSiteSetting(db, name)
  if (stored !== undefined) return stored
  await db
    .insertInto('site_settings')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSiteSetting(db, name)) ?? proposed
}

/** Tells all processes that every page they keep is out of date. */
export async function noteSiteChange(db: Kysely<Tables>): Promise<void> {
  await sql`insert into changes (tags) values (array['site'])`.execute(db)
  await sql`select pg_notify('evenhand_changes', '')`.execute(db)
}

/** Stores the value in place of the one before. */
export async function setSiteSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
