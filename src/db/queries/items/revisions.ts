/** Queries for earlier versions. */
import { sql, type Kysely } from 'kysely'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

export interface KeptRevision {
  version: number
  action: Tables['revisions']['action']
  username: string | null
  savedAt: string
  form: unknown
}

/** Newest first, at most the given number. */
export function listRevisions(
  db: Kysely<Tables>,
  kind: WrittenKind,
  itemId: number,
  limit: number,
): Promise<KeptRevision[]> {
  return revisionsOf(db, kind, itemId).orderBy('version', 'desc').limit(limit).execute()
}

export function findRevision(
  db: Kysely<Tables>,
  kind: WrittenKind,
  itemId: number,
  version: number,
): Promise<KeptRevision | undefined> {
  return revisionsOf(db, kind, itemId).where('version', '=', version).executeTakeFirst()
}

/** The forms at given versions, by item; versions that are not stored are left out. */
export async function listFormsAt(
  db: Kysely<Tables>,
  kind: WrittenKind,
  wanted: readonly { itemId: number; version: number }[],
): Promise<ReadonlyMap<number, unknown>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ id: number; form: unknown }>`
    select kept.item_id as id, kept.form from revisions as kept
    join unnest(
      ${wanted.map(({ itemId }) => itemId)}::integer[],
      ${wanted.map(({ version }) => version)}::integer[]
    ) as wanted (item_id, version) using (item_id, version)
    where kept.kind = ${kind}`.execute(db)
  return new Map(rows.map(({ id, form }) => [id, form]))
}

/** The person of each item's last save, by id; items never saved are left out. */
export async function listLastSavers(
  db: Kysely<Tables>,
  kind: WrittenKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('revisions')
    .where('kind', '=', kind)
    .where(sql<boolean>`item_id = any(${[...ids]}::integer[])`)
    .distinctOn('item_id')
    .orderBy('item_id')
    .orderBy('version', 'desc')
    .select(['item_id', 'username'])
    .execute()
  return new Map(rows.map(({ item_id: id, username }) => [id, username]))
}

function revisionsOf(db: Kysely<Tables>, kind: WrittenKind, itemId: number) {
  return db
    .selectFrom('revisions')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .select(['version', 'action', 'username', isoInstant('saved_at').as('savedAt'), 'form'])
}
