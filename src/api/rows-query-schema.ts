/** The query parameters of the table of one kind of item. Strict. */
import { z } from 'zod'
import { ANY_FACT, ROW_FILTERS, ROW_STATUSES } from '#contract/items/admin-rows.schema.ts'
import type { RowFilter, RowsQuery } from '#contract/items/admin-rows.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { TEXT } from '#contract/shared/limits.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { factFields } from '#db/queries/items/missing-facts.ts'

export function rowsQuerySchema(kind: ItemKind) {
  const facts = [ANY_FACT, 'false', ...factFields(kind)]
  const filters = Object.fromEntries(ROW_FILTERS[kind].map((name) => [name, FILTERS[name].optional()]))
  return z
    .strictObject({
      search: one('search')
        .max(TEXT.search, `search may have at most ${TEXT.search} characters`)
        .transform(cleanSearchText)
        .optional()
        .describe('Any part of the text of an item, whatever its case and accents'),
      sort: one('sort')
        .regex(/^\w{1,30}-(?:asc|desc)$/, 'sort must be a column and a direction, such as name-asc')
        .optional(),
      status: one('status')
        .pipe(z.enum(ROW_STATUSES, `status must be one of ${ROW_STATUSES.join(', ')}`))
        .optional(),
      missing: one('missing')
        .pipe(z.enum(facts, `missing must be one of ${facts.join(', ')}`))
        .optional()
        .describe('true: only those that lack a fact; a field: only those that lack this fact'),
      ...filters,
    })
    .transform(({ search = '', sort, status = 'all', missing, ...rest }): RowsQuery => ({
      search,
      sort,
      status,
      missing: missing === 'false' ? undefined : missing,
      filters: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    }))
}

const one = (name: string) => z.string(`${name} takes one value`)
const text = (name: RowFilter) =>
  one(name).max(TEXT.search, `${name} may have at most ${TEXT.search} characters`)

const FILTERS: Readonly<Record<RowFilter, z.ZodType<string>>> = {
  provider: text('provider'),
  license: text('license'),
  type: text('type'),
  casino: one('casino')
    .regex(/^[1-9]\d{0,8}$/, 'casino must be the id of a casino')
    .describe('The id of a casino'),
}
