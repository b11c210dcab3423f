import { z } from 'zod'
import { DeletedItem } from '#contract/items/history.schema.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchTrash } from '#db/queries/items/trash.ts'
import { putBackItem } from '#operations/items/put-back-item.ts'
import { route } from '../../route.ts'

const TrashQuery = z.strictObject({
  kind: z
    .string('kind takes one value')
    .pipe(z.enum(WRITTEN_KINDS, `kind must be one of ${WRITTEN_KINDS.join(', ')}`))
    .optional(),
  search: z
    .string('search takes one value')
    .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
    .transform(cleanSearchText)
    .optional()
    .describe('A part of the name'),
  import: z
    .string('import takes one value')
    .regex(/^[1-9]\d{0,8}$/, 'import must be the number of an import')
    .transform(Number)
    .optional()
    .describe('Only what this undone import had created, item by item'),
})

export const trashRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/trash',
    access: 'trash.restore',
    summary: 'What was deleted in the last 30 days, last deleted first; an undone import is one row',
    isList: true,
    query: TrashQuery,
    response: z.array(DeletedItem),
    handle: ({ app, query: { import: importId, ...query }, page }) =>
      searchTrash(app.db, { ...query, importId }, page),
  }),
  route({
    method: 'POST',
    path: '/api/admin/trash/{id}/restore',
    access: 'trash.restore',
    noun: 'Deleted item',
    summary: 'Puts a deleted item back with all that went with it',
    response: Done,
    handle: ({ app, actor, id }) => putBackItem(app, actor, id),
  }),
]
