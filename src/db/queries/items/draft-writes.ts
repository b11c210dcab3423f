import { sql, type Kysely } from 'kysely'
import type { DraftBody } from '#contract/items/drafts.schema.ts'
import type { Tables } from '../../tables.ts'

export interface NewDraft extends Omit<DraftBody, 'over'> {
  adminId: number
  id: number
  at: Date
}

/** Replaces a draft that is in one of these states; false when there is none. */
export async function updateDraft(
  db: Kysely<Tables>,
  draft: NewDraft,
  over: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(rowOf(draft))
    .where('admin_id', '=', draft.adminId)
    .where('id', '=', draft.id)
    .where(sql<boolean>`state = any(${[...over]}::text[])`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Adds a draft; false when its id exists. */
export async function insertDraft(db: Kysely<Tables>, draft: NewDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('drafts')
    .values({ admin_id: draft.adminId, id: draft.id, ...rowOf(draft) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function countDrafts(db: Kysely<Tables>, adminId: number): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .where('admin_id', '=', adminId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when there is none. */
export async function deleteDraft(db: Kysely<Tables>, adminId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes drafts that were not changed since. */
export async function deleteOldDrafts(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('drafts').where('updated_at', '<', before).execute()
}

/** Deletes drafts of items in the trash since before then, including a casino's bonuses. */
export async function deleteDraftsOfOldTrash(db: Kysely<Tables>, before: Date): Promise<void> {
  await sql`
    delete from drafts where (kind, item_id) in (
      select kind, item_id from trash where deleted_at < ${before}
      union all
      select 'bonus', (bonus ->> 'id')::integer
      from trash, jsonb_array_elements(rows) as kept, jsonb_array_elements(kept -> 1) as bonus
      where deleted_at < ${before} and kept ->> 0 = 'bonuses')`.execute(db)
}

function rowOf(draft: NewDraft) {
  return {
    kind: draft.kind,
    item_id: draft.itemId,
    base_version: draft.baseVersion,
    name: draft.name,
    values: JSON.stringify(draft.values),
    state: draft.state,
    updated_at: draft.at,
  }
}
