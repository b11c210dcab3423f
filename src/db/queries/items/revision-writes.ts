import type { Kysely } from 'kysely'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'
import { inBatches } from '../sql/in-batches.ts'

export interface NewRevision {
  kind: WrittenKind
  itemId: number
  version: number
  form: unknown
  action: Tables['revisions']['action']
  username: string | null
  savedAt: Date
}

/** Stores versions; existing ones stay unchanged. */
export async function insertRevisions(db: Kysely<Tables>, revisions: readonly NewRevision[]): Promise<void> {
  const rows = revisions.map((revision) => ({
    kind: revision.kind,
    item_id: revision.itemId,
    version: revision.version,
    form: JSON.stringify(revision.form),
    action: revision.action,
    username: revision.username,
    saved_at: revision.savedAt,
  }))
  await inBatches(rows, async (batch) => {
    await db
      .insertInto('revisions')
      .values(batch)
      .onConflict((kept) => kept.columns(['kind', 'item_id', 'version']).doNothing())
      .execute()
    return []
  })
}
