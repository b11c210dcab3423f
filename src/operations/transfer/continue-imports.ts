import { moveImport } from '#db/queries/transfer/import-writes.ts'
import { listAbandonedImports } from '#db/queries/transfer/imports.ts'
import type { App } from '../app/app.ts'
import { runImport } from './run-import.ts'
import { transferOf } from './transfers.ts'

/**
 * Goes on with imports whose process has ended. One that was not applied yet has lost its file and is marked as
 * failed. Several processes may do so at once: each import is taken by one of them. For the clock.
 */
export async function continueImports(app: App): Promise<void> {
  for (const { id, kind, state } of await listAbandonedImports(app.db, app.now())) {
    if (app.isStopping()) return
    const done =
      state === 'checking'
        ? moveImport(app.db, id, { from: ['checking'], to: 'failed', endedAt: app.now() })
        : runImport(app, transferOf(kind).batches, id)
    await done.catch((error: unknown) => app.log.error({ err: error, import: id }, 'import not continued'))
  }
}
