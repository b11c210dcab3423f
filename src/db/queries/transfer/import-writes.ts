/** Imports as a whole: started, held by one run at a time, and ended. */
import { sql, type Kysely } from 'kysely'
import type { ImportRecord, ImportState } from '#contract/transfer/imports.schema.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import type { Tables } from '../../tables.ts'

/** What an import did, in rows. */
export const IMPORT_COUNTS = [
  'created',
  'changed',
  'unchanged',
  'refused',
  'restored',
  'removed',
  'left_alone as leftAlone',
] as const

export interface Lease {
  holder: string
  until: Date
}

/** Throws a unique violation while another import of the kind is in progress. */
export async function insertImport(
  db: Kysely<Tables>,
  begun: { kind: WrittenKind; fileName: string; username: string | null; now: Date; lease: Lease },
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: begun.kind,
      file_name: begun.fileName,
      username: begun.username,
      state: 'checking',
      created_at: begun.now,
      holder: begun.lease.holder,
      lease_until: begun.lease.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** From now on the stored rows will be applied, even if this process ends. */
export async function startApplying(
  db: Kysely<Tables>,
  id: number,
  plan: { planned: number; unchanged: number; refused: number; newestItem: number },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'applying',
      planned: plan.planned,
      unchanged: plan.unchanged,
      refused: plan.refused,
      newest_item: plan.newestItem,
    })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute()
}

/** Claims an import. Undefined when another run holds it or it is not in progress. */
export async function claimImport(
  db: Kysely<Tables>,
  id: number,
  { lease, now }: { lease: Lease; now: Date },
): Promise<{ state: ImportState } | undefined> {
  return db
    .updateTable('imports')
    .set({ holder: lease.holder, lease_until: lease.until })
    .where('id', '=', id)
    .where('state', 'in', ['applying', 'undoing'])
    .where((is) =>
      is.or([
        is('holder', 'is', null),
        is('holder', '=', lease.holder),
        is('lease_until', 'is', null),
        is('lease_until', '<', now),
      ]),
    )
    .returning('state')
    .executeTakeFirst()
}

export interface HeldImport {
  id: number
  kind: WrittenKind
  state: ImportState
  username: string | null
  undoneBy: string | null
  newestItem: number
}

/** Renews the lease and locks the import until the transaction ends; undefined when it is no longer this run's. */
export async function holdImport(
  db: Kysely<Tables>,
  id: number,
  lease: Lease,
): Promise<HeldImport | undefined> {
  return db
    .updateTable('imports')
    .set({ lease_until: lease.until, failures: 0 })
    .where('id', '=', id)
    .where('holder', '=', lease.holder)
    .where('state', 'in', ['applying', 'undoing'])
    .returning(['id', 'kind', 'state', 'username', 'undone_by as undoneBy', 'newest_item as newestItem'])
    .executeTakeFirst()
}

/** Renews the lease between batches of work outside a transaction. */
export async function renewLease(db: Kysely<Tables>, id: number, lease: Lease): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ lease_until: lease.until })
    .where('id', '=', id)
    .where('holder', '=', lease.holder)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Releases an import, so that another run can claim it at once. Returns the number of consecutive failures. */
export async function releaseImport(
  db: Kysely<Tables>,
  id: number,
  { holder, hasFailed }: { holder: string; hasFailed: boolean },
): Promise<number> {
  const row = await db
    .updateTable('imports')
    .set({ holder: null, lease_until: null, ...(hasFailed && { failures: sql<number>`failures + 1` }) })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

const COUNTS = {
  created: 'created',
  changed: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
  restored: 'restored',
  removed: 'removed',
  leftAlone: 'left_alone',
} as const
export type ImportCounts = Partial<Record<keyof typeof COUNTS, number>>

export async function addToCounts(db: Kysely<Tables>, id: number, counts: ImportCounts): Promise<void> {
  const added = Object.entries(counts).map(([name, count]) => {
    const column = COUNTS[name as keyof typeof COUNTS]
    return [column, sql<number>`${sql.ref(column)} + ${count}`] as const
  })
  await db.updateTable('imports').set(Object.fromEntries(added)).where('id', '=', id).execute()
}

/** Changes an import's state and returns it; undefined when it is in none of the states `from`. */
export async function moveImport(
  db: Kysely<Tables>,
  id: number,
  {
    from,
    to,
    ...more
  }: {
    from: readonly ImportState[]
    to: ImportState
    /** Null while in progress. */
    endedAt: Date | null
    lease?: Lease
    undoneBy?: string | null
  },
): Promise<Pick<ImportRecord, 'kind' | 'fileName' | keyof typeof COUNTS> | undefined> {
  return db
    .updateTable('imports')
    .set({
      state: to,
      ended_at: more.endedAt,
      holder: more.lease?.holder ?? null,
      lease_until: more.lease?.until ?? null,
      ...(more.undoneBy !== undefined && { undone_by: more.undoneBy }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(['kind', 'file_name as fileName', ...IMPORT_COUNTS])
    .executeTakeFirst()
}

/** Also deletes its rows. */
export async function deleteImport(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}
