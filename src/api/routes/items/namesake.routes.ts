import { z } from 'zod'
import { Choice } from '#contract/items/admin-rows.schema.ts'
import { ITEM_KINDS, ITEM_PATHS } from '#contract/items/item-kinds.ts'
import type { WrittenKind } from '#contract/items/item-kinds.ts'
import { FORM } from '#contract/shared/limits.ts'
import { WRITE_PERMISSION } from '#contract/staff/permissions.ts'
import { listNamesakes } from '#db/queries/items/namesakes.ts'
import { route } from '../../route.ts'

const idText = (name: string) =>
  z
    .string(`${name} takes one value`)
    .regex(/^[1-9]\d{0,8}$/, `${name} must be an id`)
    .transform(Number)
    .optional()

const NamesakeQuery = z.strictObject({
  name: z
    .string('name takes one value')
    .max(FORM.title, `name may have at most ${FORM.title} characters`)
    .default('')
    .describe('without one there are none'),
  casinoId: idText('casinoId').describe('of a bonus: only those of this casino count'),
  exceptId: idText('exceptId').describe('the item itself'),
})

/** What a form asks before it gives an item a name. */
export const namesakeRoutes = ITEM_KINDS.map(namesakesOf)

function namesakesOf(kind: WrittenKind) {
  return route({
    method: 'GET',
    path: `/api/admin/namesakes/${ITEM_PATHS[kind]}`,
    access: WRITE_PERMISSION[kind],
    summary: `At most 5 ${ITEM_PATHS[kind]} that are called the same, case and accents ignored; hidden ones included`,
    query: NamesakeQuery,
    response: z.array(Choice),
    handle: ({ app, query }) => listNamesakes(app.db, { kind, ...query }),
  })
}
