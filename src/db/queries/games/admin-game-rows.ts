import { sql, type Kysely, type SqlBool } from 'kysely'
import type { GameRow } from '#contract/items/admin-rows.schema.ts'
import { VOLATILITIES } from '#contract/shared/options.ts'
import type { Tables } from '../../tables.ts'
import { pagedRows, type RowsAsked, type RowsGrammar } from '../items/admin-rows.ts'
import { missingFactsOf } from '../items/missing-facts.ts'
import type { Paged } from '../sql/page.ts'
import { isoInstant, textArray } from '../sql/sql-pieces.ts'

/** Newest first by default. */
export function searchGameRows(db: Kysely<Tables>, asked: RowsAsked): Promise<Paged<GameRow>> {
  const rows = db
    .selectFrom('games')
    .select([
      'id',
      'version',
      'is_demo as isDemo',
      'name',
      'slug',
      'provider',
      'category',
      'rtp',
      'volatility',
      'is_active as isActive',
      'is_featured as isFeatured',
      isoInstant('created_at').as('createdAt'),
      missingFactsOf('game').as('missing'),
    ])
  return pagedRows(rows, asked, GRAMMAR)
}

const categories = sql`array_to_string(category, ', ')`

const GRAMMAR: RowsGrammar = {
  kind: 'game',
  searched: [sql`games.admin_text`],
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
  shown: sql<SqlBool>`is_active`,
  filters: {
    provider: (provider) => sql<SqlBool>`lower(provider) = lower(${provider}::text)`,
    type: (type) => sql<SqlBool>`type = ${type}`,
    casino: (casino) =>
      sql<SqlBool>`exists (select from game_casinos where game_id = games.id and casino_id = ${Number(casino)})`,
  },
}
