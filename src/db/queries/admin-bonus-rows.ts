/** The bonus table of the admin area. */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { BonusRow, RowsQuery } from '#contract/admin-rows.schema.ts'
import type { Tables } from '../tables.ts'
import { pagedRows } from './admin-rows.ts'
import type { RowsGrammar } from './admin-rows.ts'
import { lacksFacts, missingFactsOf } from './missing-facts.ts'
import type { Page, Paged } from './page.ts'
import { isoInstant } from './sql-pieces.ts'

/** Newest first unless told. */
export function searchBonusRows(db: Kysely<Tables>, query: RowsQuery, page?: Page): Promise<Paged<BonusRow>> {
  const rows = db
    .selectFrom('bonuses')
    .leftJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .select([
      'bonuses.id',
      'bonuses.version',
      'bonuses.title',
      'bonuses.type',
      'bonuses.amount',
      'bonuses.casino_id as casinoId',
      'casinos.name as casinoName',
      isoInstant<string | null>('bonuses.valid_until').as('validUntil'),
      'bonuses.is_active as isActive',
      'bonuses.is_featured as isFeatured',
      isoInstant('bonuses.created_at').as('createdAt'),
      missingFactsOf('bonus').as('missing'),
    ])
  return pagedRows(rows, query, GRAMMAR, page)
}

const GRAMMAR: RowsGrammar = {
  searched: [
    sql`bonuses.title`,
    // Stored as no_deposit, shown as no-deposit, and said as "no deposit".
    sql`bonuses.type`,
    sql`replace(bonuses.type, '_', '-')`,
    sql`replace(bonuses.type, '_', ' ')`,
    sql`bonuses.amount`,
    sql`casinos.name`,
  ],
  sorts: new Map([
    ['title', sql`lower(bonuses.title)`],
    ['type', sql`bonuses.type`],
    // By the number in the text (decision D-40).
    ['amount', sql`bonuses.amount_value`],
    ['casinoName', sql`casinos.name_text`],
    ['status', sql`bonuses.is_active`],
    ['validUntil', sql`bonuses.valid_until`],
    ['createdAt', sql`bonuses.created_at`],
  ]),
  order: sql`bonuses.created_at desc, bonuses.id desc`,
  lacksFacts: lacksFacts('bonus'),
  shown: sql<SqlBool>`bonuses.is_active`,
}
