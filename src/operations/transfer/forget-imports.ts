import { deleteImport } from '#db/queries/transfer/import-writes.ts'
import { deleteImportRows } from '#db/queries/transfer/import-row-writes.ts'
import { listEndedImports } from '#db/queries/transfer/imports.ts'
import { daysBefore } from '#domain/shared/utc-days.ts'
import type { App } from '../app/app.ts'
import { inPaces } from '../app/pace.ts'

/** Deletes imports that ended longer ago than the settings allow. They can no longer be undone. */
export async function forgetImports(app: App): Promise<void> {
  const before = daysBefore(app.now(), app.settings.retention.imports)
  for (const id of await listEndedImports(app.db, before)) {
    await inPaces((size) => deleteImportRows(app.db, id, size))
    await deleteImport(app.db, id)
  }
}
