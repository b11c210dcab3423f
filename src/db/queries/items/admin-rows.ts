/** Shared parts of the admin tables: text search, sorting by name, status and other filters. */
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { ANY_FACT, type RowFilter, type RowsQuery } from '#contract/items/admin-rows.schema.ts'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike } from '../sql/sql-pieces.ts'
import { lacksFact, lacksFacts } from './missing-facts.ts'

/** The requested part of a table, and the time, because offers end. */
export interface RowsAsked {
  query: RowsQuery
  now: Date
  /** Without it, the whole table. */
  page?: Page | undefined
}

type Condition = RawBuilder<SqlBool>

export interface RowsGrammar {
  kind: ItemKind
  /** Folded texts that a search looks into. */
  searched: readonly RawBuilder<unknown>[]
  /** The sort expressions by column. */
  sorts: ReadonlyMap<string, RawBuilder<unknown>>
  /** The default order, also the tie-breaker of every other. */
  order: RawBuilder<unknown>
  /** True for visible rows. */
  shown: Condition
  scheduled?: Condition
  ended?: Condition
  filters: Partial<Record<RowFilter, (value: string) => Condition>>
}

/** One page of the matching rows, visible or hidden. An unknown sort means the default order. */
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

/** True for a folded text that contains the typed one, ignoring accents and apostrophes. */
function containsTyped(text: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const pattern = `%${escapeLike(typed.replaceAll(APOSTROPHE, ''))}%`
  return sql<SqlBool>`translate(${text}, ${APOSTROPHES}, '') like folded(${pattern}::text)`
}

/** Characters that the public search removes too (domain/search/fold-text.ts). */
const APOSTROPHES = "'’‘`"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')

const NEVER = sql<SqlBool>`false`
