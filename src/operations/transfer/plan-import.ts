/** The steps between checking and applying a file: opening the import, storing its rows, or dropping it. */
import { Refusal } from '#contract/shared/refusal.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { isUniqueViolation } from '#db/errors.ts'
import {
  deleteImport,
  insertImport,
  releaseImport,
  renewLease,
  startApplying,
} from '#db/queries/transfer/import-writes.ts'
import { insertImportPictures, type PlannedPicture } from '#db/queries/transfer/import-picture-writes.ts'
import {
  deleteImportRows,
  insertImportRows,
  type PlannedRow,
} from '#db/queries/transfer/import-row-writes.ts'
import type { App } from '../app/app.ts'
import { inPaces } from '../app/pace.ts'
import { leaseFor } from './import-lease.ts'

/** An import opened by this process, reserved while its lease is renewed. */
export interface OpenImport {
  id: number
  holder: string
}

/** Refuses with conflict while another import of the kind is in progress. */
export async function openImport(
  app: App,
  begun: { kind: WrittenKind; fileName: string; username: string | null; holder: string },
): Promise<OpenImport> {
  const { holder } = begun
  try {
    const lease = leaseFor(app, holder)
    return { id: await insertImport(app.db, { ...begun, now: app.now(), lease }), holder }
  } catch (error) {
    if (isUniqueViolation(error)) throw underWay()
    throw error
  }
}

export function underWay(): Refusal {
  return new Refusal('conflict', 'Another import is being applied. Please try again when it is done.')
}

/** Stores the plan in batches, so that the import survives this process. `onStored` may throw to stop. */
export async function storePlan(
  app: App,
  { id, holder }: OpenImport,
  { rows, pictures }: { rows: readonly PlannedRow[]; pictures: readonly PlannedPicture[] },
  counts: { unchanged: number; refused: number; newestItem: number },
  onStored: () => void,
): Promise<void> {
  const store = async <T>(
    list: readonly T[],
    insert: (batch: readonly T[]) => Promise<void>,
  ): Promise<void> => {
    let stored = 0
    await inPaces(async (size) => {
      const batch = list.slice(stored, stored + size)
      if (batch.length === 0) return 0
      await insert(batch)
      await stillOpen(app, { id, holder })
      onStored()
      stored += batch.length
      return batch.length
    })
  }
  await store(rows, (batch) => insertImportRows(app.db, id, batch))
  const numbered = pictures.map((picture, index) => ({ ...picture, number: index + 1 }))
  await store(numbered, (batch) => insertImportPictures(app.db, id, batch))
  const { unchanged, refused, newestItem } = counts
  await startApplying(app.db, id, { planned: rows.length, unchanged, refused, newestItem })
}

/** Renews the lease. Throws unavailable when this process was away for so long that the import was released. */
export async function stillOpen(app: App, { id, holder }: OpenImport): Promise<void> {
  if (await renewLease(app.db, id, leaseFor(app, holder))) return
  throw new Refusal('unavailable', 'The import took too long to prepare. Nothing was kept; please try again.')
}

/** Deletes an import that was not applied. Never throws; on failure the lease expires. */
export async function dropImport(app: App, { id, holder }: OpenImport): Promise<void> {
  try {
    await inPaces((size) => deleteImportRows(app.db, id, size))
    await deleteImport(app.db, id)
  } catch (error) {
    app.log.warn({ err: error, import: id }, 'an import could not be dropped')
    await releaseImport(app.db, id, { holder, hasFailed: false }).catch(() => undefined)
  }
}
