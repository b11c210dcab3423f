import { moveImport } from '#db/queries/transfer/import-writes.ts'
import { findActiveImport } from '#db/queries/transfer/imports.ts'
import type { App } from '../app/app.ts'
import { runImport } from './run-import.ts'
import { transferOf } from './transfers.ts'

/** How long an import that its own process works on is left alone before its lease is looked at again. */
const LOOK_AGAIN_MS = 5_000

/**
 * Goes on with an import whose process has ended. One that was not applied yet has lost its file and is marked as
 * failed. Returns when to look again while someone works on it. For the job `continue-import`.
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
