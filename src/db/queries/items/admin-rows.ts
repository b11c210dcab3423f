/** What the admin tables share: text search, sorts by name, the status and the other filters. */
import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { ANY_FACT } from '#contract/items/admin-rows.schema.ts'
import type { RowFilter, RowsQuery } from '#contract/items/admin-rows.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { lacksFact, lacksFacts } from './missing-facts.ts'
import { paged } from '../sql/page.ts'
import type { Page, Paged } from '../sql/page.ts'
import { escapeLike } from '../sql/sql-pieces.ts'

/** Which part of a table is asked for, and when: offers end. */
export interface RowsAsked {
  query: RowsQuery
  now: Date
  /** All of it without one. */
  page?: Page | undefined
}

type Condition = RawBuilder<SqlBool>

export interface RowsGrammar {
  kind: ItemKind
  /** Lowercase texts without accents that a search looks into. */
  searched: readonly RawBuilder<unknown>[]
  /** By the name of a column: what it is ordered by. */
  sorts: ReadonlyMap<string, RawBuilder<unknown>>
  /** The order without a sort, and the last word of every other. */
  order: RawBuilder<unknown>
  /** True for what visitors see. */
  shown: Condition
  scheduled?: Condition
  /** True for what has ended by now. */
  ended?: Condition
  filters: Partial<Record<RowFilter, (value: string) => Condition>>
}

/** One page of the rows that a query asks for, every one of them, shown or hidden. An unknown sort is the usual order. */
export function pagedRows<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { query, page }: RowsAsked,
  grammar: RowsGrammar,
): Promise<Paged<Row>> {
  const { sort = '' } = query
  const { sorts, order } = grammar
  const [, field = '', direction = ''] = /^(\w+)-(asc|desc)$/.exec(sort) ?? []
  const by = sorts.get(field)
  const ordered = by === undefined ? order : sql`${by} ${sql.raw(direction)} nulls last, ${order}`
  const conditions = conditionsOf(query, grammar)
  const narrowed =
    conditions.length === 0 ? rows : rows.where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
  return paged(narrowed.orderBy(ordered), page)
}

function conditionsOf({ search, status, missing, filters }: RowsQuery, grammar: RowsGrammar): Condition[] {
  const { kind, searched, shown, scheduled = NEVER, ended = NEVER } = grammar
  const conditions: Condition[] = []
  if (search !== '') {
    const matches = searched.map((text) => containsTyped(text, search))
    conditions.push(sql<SqlBool>`(${sql.join(matches, sql` or `)})`)
  }
  if (status === 'shown') conditions.push(sql<SqlBool>`${shown} and not ${ended}`)
  if (status === 'hidden') conditions.push(sql<SqlBool>`not (${shown} or ${scheduled} or ${ended})`)
  if (status === 'scheduled') conditions.push(scheduled)
  if (status === 'ended') conditions.push(ended)
  if (missing !== undefined)
    conditions.push(missing === ANY_FACT ? lacksFacts(kind) : lacksFact(kind, missing))
  for (const [name, value] of Object.entries(filters))
    conditions.push(grammar.filters[name as RowFilter]?.(value) ?? NEVER)
  return conditions
}

/** True for a folded text that contains what was typed, whatever the accents and apostrophes of either. */
function containsTyped(text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${escapeLike(typed.replaceAll(APOSTROPHE, ''))}%`
  return sql<SqlBool>`translate(${text}, ${APOSTROPHES}, '') like folded(${pattern}::text)`
}

/** What the folding of the public search takes out as well (domain/search/fold-text.ts). */
const APOSTROPHES = "'’‘`"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')

const NEVER = sql<SqlBool>`false`
