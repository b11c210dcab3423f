import { z } from 'zod'
import { ImportDetails, ImportRecord } from '#contract/transfer/imports.schema.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { listImports } from '#db/queries/transfer/imports.ts'
import { importDetails } from '#operations/transfer/import-details.ts'
import { stopImport } from '#operations/transfer/stop-import.ts'
import { undoImport } from '#operations/transfer/undo-import.ts'
import { progressPieces } from '../../progress-pieces.ts'
import { choice } from '../../query-parts.ts'
import { PIECES, route } from '../../route.ts'

const kind = choice('kind', WRITTEN_KINDS).optional()

export const importRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/imports',
    access: 'transfer.run',
    summary: 'Imports that are under way and those of the last weeks, newest first',
    isList: true,
    query: z.strictObject({ kind }),
    response: z.array(ImportRecord),
    handle: ({ app, query, page }) => listImports(app.db, query.kind, page),
  }),
  route({
    method: 'GET',
    path: '/api/admin/imports/{id}',
    access: 'transfer.run',
    noun: 'Import',
    summary: 'One import with the rows that were refused on the way or left alone by an undo',
    response: ImportDetails.optional(),
    handle: ({ app, id }) => importDetails(app, id),
  }),
  route({
    method: 'POST',
    path: '/api/admin/imports/{id}/stop',
    access: 'transfer.run',
    noun: 'Import',
    summary: 'Stops an import after the batch that is being saved; what was applied stays',
    response: ImportRecord,
    handle: ({ app, actor, id }) => stopImport(app, actor, id),
  }),
  route({
    method: 'POST',
    path: '/api/admin/imports/{id}/undo',
    access: 'transfer.run',
    noun: 'Import',
    summary: 'Takes a whole import back, and leaves alone what someone has saved since',
    response: PIECES,
    isRepeatable: true,
    stream: { type: 'application/x-ndjson' },
    handle: ({ app, actor, id }) =>
      progressPieces(app, (onProgress) => undoImport(app, actor, id, onProgress)),
  }),
]
