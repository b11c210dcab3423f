import { TRANSFER } from '#contract/transfer/limits.ts'
import type { ImportDetails } from '#contract/transfer/imports.schema.ts'
import { countImportPictures, listMediaProblems } from '#db/queries/transfer/import-pictures.ts'
import { findImport, listImportExceptions } from '#db/queries/transfer/imports.ts'
import type { App } from '../app/app.ts'

/** One import with its first exceptions and media problems; undefined when there is none. */
export async function importDetails({ db }: App, id: number): Promise<ImportDetails | undefined> {
  const record = await findImport(db, id)
  if (record === undefined) return undefined
  return {
    ...record,
    exceptions: await listImportExceptions(db, id, TRANSFER.shown),
    pictures: await countImportPictures(db, id),
    media: await listMediaProblems(db, id, TRANSFER.shown),
  }
}
