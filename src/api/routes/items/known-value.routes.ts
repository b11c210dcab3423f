import { WRITTEN_KINDS, ITEM_NOUNS, ITEM_PATHS } from '#contract/items/item-kinds.ts'
import { KnownValues } from '#contract/items/known-values.ts'
import { KNOWN_VALUES } from '#contract/shared/limits.ts'
import { WRITE_PERMISSION } from '#contract/staff/permissions.ts'
import { listKnownValues } from '#db/queries/items/known-values.ts'
import { route } from '../../route.ts'

/** They come before the calls of the kinds, whose `{id}` has the same place. */
export const knownValueRoutes = WRITTEN_KINDS.map((kind) =>
  route({
    method: 'GET',
    path: `/api/admin/${ITEM_PATHS[kind]}/known-values`,
    access: WRITE_PERMISSION[kind],
    summary: `What the ${ITEM_NOUNS[kind].toLowerCase()} table holds already, by field: at most ${KNOWN_VALUES} values each, the most used first`,
    response: KnownValues,
    handle: ({ app }) => listKnownValues(app.db, kind),
  }),
)
