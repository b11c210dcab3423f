import { randomUUID } from 'node:crypto'
import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import type { ImportProgress } from '#contract/transfer/transfer.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { moveImport } from '#db/queries/transfer/import-writes.ts'
import { findImport } from '#db/queries/transfer/imports.ts'
import { usernameOf, type Actor } from '../app/actor.ts'
import type { App } from '../app/app.ts'
import { authorise } from '../app/authorise.ts'
import { authoriseTransfer } from './authorise-transfer.ts'
import { importDetails } from './import-details.ts'
import { underWay } from './plan-import.ts'
import { leaseFor } from './import-lease.ts'
import { runImport } from './run-import.ts'
import { transferOf } from './transfers.ts'

/**
 * Undoes a whole import: changed items get their earlier values as a new version, created items move to the trash, and
 * items saved by others since are left alone and reported. Continues when the sender disconnects. Refuses with
 * not_found, and with conflict when the import is not applied, or another import of the kind is in progress.
 */
export async function undoImport(
  app: App,
  actor: Actor,
  id: number,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportDetails> {
  authorise(app, actor, 'transfer.run')
  const record = await findImport(app.db, id)
  if (record === undefined) throw new Refusal('not_found', 'Import not found')
  authoriseTransfer(app, actor, record.kind)
  const holder = randomUUID()
  const undone = { from: ['applied', 'stopped'], to: 'undoing', endedAt: null } as const
  const moved = await moveImport(app.db, id, {
    ...undone,
    lease: leaseFor(app, holder),
    undoneBy: usernameOf(actor),
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? underWay() : error
  })
  if (moved === undefined) throw new Refusal('conflict', 'This import cannot be undone.')
  const total = record.created + record.changed
  const onBatch = async (): Promise<void> => {
    const now = await findImport(app.db, id)
    const done = now === undefined ? 0 : now.restored + now.removed + now.leftAlone
    onProgress({ step: 'undoing', done: Math.min(done, total), total, importId: id })
  }
  onProgress({ step: 'undoing', done: 0, total, importId: id })
  await runImport(app, transferOf(record.kind).batches, id, { holder, onBatch })
  const details = await importDetails(app, id)
  if (details === undefined) throw new Refusal('not_found', 'Import not found')
  return details
}
