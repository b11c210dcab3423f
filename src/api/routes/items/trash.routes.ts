import { z } from 'zod'
import { DeletedItem, TRASH_LIST } from '#contract/items/history.schema.ts'
import { Done } from '#contract/site/site.schema.ts'
import { searchTrash } from '#db/queries/items/trash.ts'
import { putBackItem } from '#operations/items/put-back-item.ts'
import { listSchema } from '../../query-parts.ts'
import { route } from '../../route.ts'

export const trashRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/trash',
    access: 'trash.restore',
    summary: 'What was deleted in the last 30 days, last deleted first; an undone import is one row',
    isList: true,
    query: listSchema(TRASH_LIST),
    response: z.array(DeletedItem),
    handle: ({ app, query, page }) => searchTrash(app.db, query, page),
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
