import { z } from 'zod'
import { Choice } from '#contract/items/admin-rows.schema.ts'
import { CHOICES } from '#contract/shared/limits.ts'
import { ANY_WRITE } from '#contract/staff/permissions.ts'
import { listChoices, searchChoices } from '#db/queries/items/choices.ts'
import type { ChoiceTable } from '#db/queries/items/choices.ts'
import { ChoiceQuery } from '../../query-schemas.ts'
import { route } from '../../route.ts'

/** What the pickers of the admin forms ask: casinos or games by a part of their name, or the names of known ones. */
export const choiceRoutes = [choices('casinos'), choices('games')]

function choices(table: ChoiceTable) {
  return route({
    method: 'GET',
    path: `/api/admin/choices/${table}`,
    access: ANY_WRITE,
    summary: `At most ${CHOICES.found} ${table} by a part of their name, or the names of known ids; hidden ones included`,
    query: ChoiceQuery,
    response: z.array(Choice),
    handle: ({ app, query: { ids, search } }) =>
      ids === undefined ? searchChoices(app.db, table, search) : listChoices(app.db, table, ids),
  })
}
