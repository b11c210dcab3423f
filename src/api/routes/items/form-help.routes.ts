import { z } from 'zod'
import { ANY_WRITE, KINDS } from '#contract/items/kinds.ts'
import { Choice } from '#contract/items/admin-rows.schema.ts'
import { ITEM_KINDS, WRITTEN_KINDS, type WrittenKind } from '#contract/items/item-kinds.ts'
import { FORM, CHOICES, KNOWN_VALUES } from '#contract/items/limits.ts'
import { listNamesakes } from '#db/queries/items/namesakes.ts'
import { listChoices, searchChoices, type ChoiceTable } from '#db/queries/items/choices.ts'
import { KnownValues } from '#contract/items/known-values.ts'
import { listKnownValues } from '#db/queries/items/known-values.ts'
import { id, text } from '../../query-parts.ts'
import { route } from '../../route.ts'
import { ChoiceQuery } from '../../query-schemas.ts'

const NamesakeQuery = z.strictObject({
  name: text('name', FORM.title).default('').describe('without one there are none'),
  casinoId: id('casinoId', 'an id').optional().describe('of a bonus: only those of this casino count'),
  exceptId: id('exceptId', 'an id').optional().describe('the item itself'),
})

/** Asks whether a new item's name is taken. */
export const namesakeRoutes = ITEM_KINDS.map(namesakesOf)

function namesakesOf(kind: WrittenKind) {
  return route({
    method: 'GET',
    path: `/api/admin/namesakes/${KINDS[kind].path}`,
    access: KINDS[kind].write,
    summary: `At most 5 ${KINDS[kind].path} that are called the same, case and accents ignored; hidden ones included`,
    query: NamesakeQuery,
    response: z.array(Choice),
    handle: ({ app, query }) => listNamesakes(app.db, { kind, ...query }),
  })
}

/** Requests of pickers in admin forms: casinos or games by part of their name, or the names of known ids. */
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

/** Must precede the calls of the kinds, whose `{id}` is in the same place. */
export const knownValueRoutes = WRITTEN_KINDS.map((kind) =>
  route({
    method: 'GET',
    path: `/api/admin/${KINDS[kind].path}/known-values`,
    access: KINDS[kind].write,
    summary: `What the ${KINDS[kind].noun.toLowerCase()} table holds already, by field: at most ${KNOWN_VALUES} values each, the most used first`,
    response: KnownValues,
    handle: ({ app }) => listKnownValues(app.db, kind),
  }),
)
