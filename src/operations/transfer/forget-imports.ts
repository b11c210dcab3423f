import { deleteImport } from '#db/queries/import-writes.ts'
import { deleteImportRows } from '#db/queries/import-row-writes.ts'
import { listEndedImports } from '#db/queries/imports.ts'
import { daysBefore } from '#domain/utc-days.ts'
import type { App } from '../app.ts'
import { inPaces } from '../pace.ts'

/** Deletes imports that ended longer ago than the settings keep them; they cannot be undone any more. */
export async function forgetImports(app: App): Promise<void> {
  const before = daysBefore(app.now(), app.settings.retention.imports)
  for (const id of await listEndedImports(app.db, before)) {
    await inPaces((size) => deleteImportRows(app.db, id, size))
    await deleteImport(app.db, id)
  }
}
