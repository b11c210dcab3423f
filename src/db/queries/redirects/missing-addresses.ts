/** Queries for addresses that lead nowhere. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { MissingAddress, MissingQuery, MissingSort } from '#contract/redirects/redirects.schema.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

const ORDERS: Readonly<Record<MissingSort, ReturnType<typeof sql>>> = {
  hits: sql`hits desc, last_seen_at desc, id`,
  newest: sql`first_seen_at desc, id desc`,
  latest: sql`last_seen_at desc, id desc`,
}

export function searchMissingAddresses(
  db: Kysely<Tables>,
  { search, sort }: MissingQuery,
  page?: Page,
): Promise<Paged<MissingAddress>> {
  let query = db
    .selectFrom('missing_addresses')
    .select([
      'id',
      'address',
      'hits',
      isoInstant('first_seen_at').as('firstSeenAt'),
      isoInstant('last_seen_at').as('lastSeenAt'),
      'referrer',
    ])
  if (search !== '') {
    const part = `%${escapeLike(search)}%`
    query = query.where(sql<SqlBool>`(address ilike ${part} or referrer ilike ${part})`)
  }
  return paged(query.orderBy(ORDERS[sort]), page)
}

/** All of them; there are at most `MISSING.kept`. */
export function listMissingAddresses(db: Kysely<Tables>): Promise<{ id: number; address: string }[]> {
  return db.selectFrom('missing_addresses').select(['id', 'address']).execute()
}
