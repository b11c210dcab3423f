/** Reads the database's notes of changes (1010_changes.sql) without missing any. */
import { sql, type Kysely } from 'kysely'
import type { Tag } from '#contract/site/tags.ts'
import type { Tables } from '../../tables.ts'

export interface ChangePosition {
  /** All transactions before this one had ended, so their changes were seen. */
  transaction: string
  /** Changes seen of later transactions, which will be read again. */
  seen: ReadonlySet<number>
}

export interface Changes {
  tags: Tag[]
  position: ChangePosition
}

/** The position for a reader that starts now. */
export async function findChangePosition(db: Kysely<Tables>): Promise<ChangePosition> {
  return (await readChanges(db, FROM_NOW)).position
}

/**
 * The changes committed since. A change gets its id when it is made and becomes visible when it is committed, so ids
 * alone would miss slow transactions. The oldest running transaction of a snapshot does not.
 */
export async function listChanges(db: Kysely<Tables>, since: ChangePosition): Promise<Changes> {
  return readChanges(db, since)
}

/** Deletes old notes. Processes that were away for longer drop their caches. */
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
