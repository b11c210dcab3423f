/** What the admin tables share: text search over a few columns, sorts by name, the status filter. */
import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { RowsQuery } from '#contract/admin-rows.schema.ts'
import { paged } from './page.ts'
import type { Page, Paged } from './page.ts'
import { escapeLike } from './sql-pieces.ts'

export interface RowsGrammar {
  /** SQL expressions that a search looks into. */
  searched: readonly RawBuilder<unknown>[]
  /** By the name of a column: what it is ordered by. */
  sorts: ReadonlyMap<string, RawBuilder<unknown>>
  /** The order without a sort, and the last word of every other. */
  order: RawBuilder<unknown>
  /** True for what lacks a fact. */
  lacksFacts: RawBuilder<SqlBool>
  /** True for what visitors see. */
  shown: RawBuilder<SqlBool>
  scheduled?: RawBuilder<SqlBool>
}

/** One page of the rows that a query asks for, every one of them, shown or hidden. An unknown sort is the usual order. */
export function pagedRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { search, sort = '', status, missing }: RowsQuery,
  { searched, sorts, order, lacksFacts, shown, scheduled = sql<SqlBool>`false` }: RowsGrammar,
  page?: Page,
): Promise<Paged<Row>> {
  let rows = query
  if (search !== '') {
    const pattern = `%${escapeLike(search)}%`
    rows = rows.where(
      sql<SqlBool>`(${sql.join(
        searched.map((text) => sql`${text} ilike ${pattern}`),
        sql` or `,
      )})`,
    )
  }
  if (status === 'shown') rows = rows.where(shown)
  if (status === 'hidden') rows = rows.where(sql<SqlBool>`not (${shown}) and not (${scheduled})`)
  if (status === 'scheduled') rows = rows.where(scheduled)
  if (missing) rows = rows.where(lacksFacts)
  const [, field = '', direction = ''] = /^(\w+)-(asc|desc)$/.exec(sort) ?? []
  const by = sorts.get(field)
  const ordered = by === undefined ? order : sql`${by} ${sql.raw(direction)} nulls last, ${order}`
  return paged(rows.orderBy(ordered), page)
}
