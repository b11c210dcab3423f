import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'
import { findSiteSetting } from './site-settings.ts'

/** Returns the stored value, after storing `proposed` when there is none. Concurrent callers get the same value. */
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

/** Tells all processes that every cached page is outdated. */
export async function noteSiteChange(db: Kysely<Tables>): Promise<void> {
  await sql`insert into changes (tags) values (array['site'])`.execute(db)
  await sql`select pg_notify('evenhand_changes', '')`.execute(db)
}

/** Replaces the stored value. */
export async function setSiteSetting(db: Kysely<Tables>, name: string, value: string): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
