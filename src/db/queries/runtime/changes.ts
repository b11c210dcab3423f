/** What the database noted about changes (1010_changes.sql), read so that none of them is missed. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tag } from '#contract/site/tags.ts'
import type { Tables } from '../../tables.ts'

/** How far a reader has read. */
export interface ChangePosition {
  /** Every transaction before this one had ended, so its changes were seen. */
  transaction: string
  /** What was seen of the transactions from that one on: it will be read again. */
  seen: ReadonlySet<number>
}

export interface Changes {
  tags: Tag[]
  position: ChangePosition
}

/** Where a reader is that wants to hear of everything from now on. */
export async function findChangePosition(db: Kysely<Tables>): Promise<ChangePosition> {
  return (await readChanges(db, FROM_NOW)).position
}

/**
 * What was committed since. A change gets its id when it is made and becomes visible when it is committed, so ids
 * alone would lose those that took longer; a snapshot's oldest running transaction does not.
 */
export async function listChanges(db: Kysely<Tables>, since: ChangePosition): Promise<Changes> {
  return readChanges(db, since)
}

/** Processes that were away for longer trust nothing that they keep. */
export async function deleteChanges(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('changes').where('created_at', '<', before).execute()
}

const FROM_NOW = undefined

async function readChanges(db: Kysely<Tables>, since: ChangePosition | undefined): Promise<Changes> {
  const { rows } = await sql<{ next: string; id: number | null; tags: Tag[] | null }>`
    select snapshot.next, changes.id, changes.tags
    from (select pg_snapshot_xmin(pg_current_snapshot()) as next) as snapshot
    left join changes on changes.transaction >= coalesce(${since?.transaction ?? null}::text::xid8, snapshot.next)`.execute(
    db,
  )
  const seen = new Set(rows.flatMap(({ id }) => id ?? []))
  const fresh = rows.filter(({ id }) => id !== null && !since?.seen.has(id))
  return {
    tags: [...new Set(fresh.flatMap(({ tags }) => tags ?? []))],
    position: { transaction: rows[0]?.next ?? '0', seen },
  }
}
