/** The game table of the admin area. */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { GameRow, RowsQuery } from '#contract/admin-rows.schema.ts'
import { VOLATILITIES } from '#contract/options.ts'
import type { Tables } from '../tables.ts'
import { pagedRows } from './admin-rows.ts'
import type { RowsGrammar } from './admin-rows.ts'
import { lacksFacts, missingFactsOf } from './missing-facts.ts'
import type { Page, Paged } from './page.ts'
import { isoInstant, textArray } from './sql-pieces.ts'

/** Newest first unless told. */
export function searchGameRows(db: Kysely<Tables>, query: RowsQuery, page?: Page): Promise<Paged<GameRow>> {
  const rows = db
    .selectFrom('games')
    .select([
      'id',
      'version',
      'name',
      'provider',
      'category',
      'rtp',
      'volatility',
      'is_active as isActive',
      'is_featured as isFeatured',
      isoInstant('created_at').as('createdAt'),
      missingFactsOf('game').as('missing'),
    ])
  return pagedRows(rows, query, GRAMMAR, page)
}

const categories = sql`array_to_string(category, ', ')`

const GRAMMAR: RowsGrammar = {
  searched: [sql`name`, sql`provider`, categories, sql`volatility`],
  sorts: new Map([
    ['name', sql`lower(name)`],
    ['provider', sql`lower(provider)`],
    ['category', sql`lower(${categories})`],
    ['rtp', sql`rtp`],
    ['volatility', sql`array_position(${textArray(VOLATILITIES)}, volatility)`],
    ['status', sql`is_active`],
    ['createdAt', sql`created_at`],
  ]),
  order: sql`created_at desc, id desc`,
  lacksFacts: lacksFacts('game'),
  shown: sql<SqlBool>`is_active`,
}
