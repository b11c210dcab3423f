import { sql, type Kysely, type SqlBool } from 'kysely'
import type { BonusRow } from '#contract/items/admin-rows.schema.ts'
import type { Tables } from '../../tables.ts'
import { pagedRows, type RowsAsked, type RowsGrammar } from '../items/admin-rows.ts'
import { missingFactsOf } from '../items/missing-facts.ts'
import type { Paged } from '../sql/page.ts'
import { isoInstant, stillRuns } from '../sql/sql-pieces.ts'

/** Newest first by default. */
export function searchBonusRows(db: Kysely<Tables>, asked: RowsAsked): Promise<Paged<BonusRow>> {
  const rows = db
    .selectFrom('bonuses')
    .leftJoin('casinos', 'casinos.id', 'bonuses.casino_id')
    .select([
      'bonuses.id',
      'bonuses.version',
      'bonuses.is_demo as isDemo',
      'bonuses.title',
      'bonuses.slug',
      'bonuses.type',
      'bonuses.amount',
      'bonuses.casino_id as casinoId',
      'casinos.name as casinoName',
      sql<boolean>`coalesce(casinos.is_active, false)`.as('isCasinoActive'),
      isoInstant<string | null>('bonuses.valid_until').as('validUntil'),
      'bonuses.no_end_date as noEndDate',
      sql<boolean>`not ${stillRuns(asked.now)}`.as('hasEnded'),
      'bonuses.is_active as isActive',
      'bonuses.is_featured as isFeatured',
      isoInstant('bonuses.created_at').as('createdAt'),
      missingFactsOf('bonus').as('missing'),
    ])
  return pagedRows(rows, asked, grammarAt(asked.now))
}

const grammarAt = (now: Date): RowsGrammar => ({
  kind: 'bonus',
  // The first line of a casino's search text is its name.
  searched: [sql`bonuses.admin_text`, sql`split_part(casinos.admin_text, E'\\n', 1)`],
  sorts: new Map([
    ['title', sql`lower(bonuses.title)`],
    ['type', sql`bonuses.type`],
    // By the number in the text (decision D-40).
    ['amount', sql`bonuses.amount_value`],
    ['casinoName', sql`casinos.name_text`],
    // Ended, then inactive, then active.
    ['status', sql`case when not ${stillRuns(now)} then 0 when bonuses.is_active then 2 else 1 end`],
    ['validUntil', sql`bonuses.valid_until`],
    ['createdAt', sql`bonuses.created_at`],
  ]),
  order: sql`bonuses.created_at desc, bonuses.id desc`,
  shown: sql<SqlBool>`bonuses.is_active`,
  ended: sql<SqlBool>`not ${stillRuns(now)}`,
  filters: {
    type: (type) => sql<SqlBool>`lower(bonuses.type) = lower(${type}::text)`,
    casino: (casino) => sql<SqlBool>`bonuses.casino_id = ${Number(casino)}`,
  },
})
