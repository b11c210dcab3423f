import { moveImport } from '#db/queries/transfer/import-writes.ts'
import { findActiveImport } from '#db/queries/transfer/imports.ts'
import type { App } from '../app/app.ts'
import { runImport } from './run-import.ts'
import { transferOf } from './transfers.ts'

/** Milliseconds before checking again on an import that is being processed. */
const LOOK_AGAIN_MS = 5_000

/**
 * Continues an import whose process has ended. An import that was not applied yet has lost its file and is marked as
 * failed. Returns when to look again while it is being processed. For the job `continue-import`.
 */
export async function continueImport(app: App, id: number): Promise<Date | undefined> {
  const { db } = app
  const now = app.now()
  const found = await findActiveImport(db, id)
  if (found === undefined) return undefined
  if (found.leaseUntil !== null && found.leaseUntil >= now) return new Date(now.getTime() + LOOK_AGAIN_MS)
  if (found.state === 'checking') await moveImport(db, id, { from: ['checking'], to: 'failed', endedAt: now })
  else await runImport(app, transferOf(found.kind).batches, id)
  return (await findActiveImport(db, id)) && new Date(app.now().getTime() + LOOK_AGAIN_MS)
}
