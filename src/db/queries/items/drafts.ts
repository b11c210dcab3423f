/** Queries for drafts. All of them name the person, so that nobody finds another person's draft. */
import { sql, type Kysely } from 'kysely'
import type { Draft, DraftRow } from '#contract/items/drafts.schema.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** Last changed first. */
export function listDrafts(db: Kysely<Tables>, adminId: number): Promise<DraftRow[]> {
  return draftsOf(db, adminId).orderBy('updated_at', 'desc').orderBy('id').execute()
}

export function findDraft(
  db: Kysely<Tables>,
  adminId: number,
  id: number,
): Promise<Omit<Draft, 'base'> | undefined> {
  return draftsOf(db, adminId).where('id', '=', id).select(['values', 'state']).executeTakeFirst()
}

function draftsOf(db: Kysely<Tables>, adminId: number) {
  return db
    .selectFrom('drafts')
    .where('admin_id', '=', adminId)
    .select([
      'id',
      'kind',
      'item_id as itemId',
      'name',
      'base_version as baseVersion',
      PRESENT_VERSION.as('version'),
      isoInstant('updated_at').as('updatedAt'),
    ])
}

const PRESENT_VERSION = sql<number | null>`case kind
  when 'casino' then (select version from casinos where casinos.id = drafts.item_id)
  when 'bonus' then (select version from bonuses where bonuses.id = drafts.item_id)
  when 'game' then (select version from games where games.id = drafts.item_id)
  when 'landing' then (select version from landing_pages where landing_pages.id = drafts.item_id)
  else (select version from posts where posts.id = drafts.item_id) end`
