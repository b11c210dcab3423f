/** Pages of lists (decision D-73). */
import { sql, type SelectQueryBuilder } from 'kysely'

export interface Page {
  /** From 1. */
  number: number
  size: number
}

export interface Paged<T> {
  items: T[]
  total: number
}

/** One page of the rows, or the whole list without a page, and the total. */
export async function paged<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: Page | undefined,
): Promise<Paged<Row>> {
  if (page === undefined) {
    const items = await query.execute()
    return { items, total: items.length }
  }
  const items = await query
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const isLast = items.length < page.size && (items.length > 0 || page.number === 1)
  return { items, total: isLast ? (page.number - 1) * page.size + items.length : await countOf(query) }
}

async function countOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const count = sql<number>`count(*)::integer`.as('total')
  const rows: { total: number }[] = await query
    .clearSelect()
    .clearOrderBy()
    .select(count)
    .$castTo<{ total: number }>()
    .execute()
  return rows[0]?.total ?? 0
}
