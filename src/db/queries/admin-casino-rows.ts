/** The casino table of the admin area. */
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { CasinoRow, RowsQuery } from '#contract/admin-rows.schema.ts'
import type { Tables } from '../tables.ts'
import { pagedRows } from './admin-rows.ts'
import type { RowsGrammar } from './admin-rows.ts'
import { lacksFacts, missingFactsOf } from './missing-facts.ts'
import type { Page, Paged } from './page.ts'
import { isoInstant } from './sql-pieces.ts'

/** Newest first unless told. */
export function searchCasinoRows(
  db: Kysely<Tables>,
  query: RowsQuery,
  page?: Page,
): Promise<Paged<CasinoRow>> {
  const rows = db
    .selectFrom('casinos')
    .select([
      'id',
      'version',
      'name',
      'logo_url as logoUrl',
      'website_url as websiteUrl',
      'established_year as establishedYear',
      'trust_score as trustScore',
      'is_active as isActive',
      'is_featured as isFeatured',
      isoInstant('created_at').as('createdAt'),
      missingFactsOf('casino').as('missing'),
    ])
  return pagedRows(rows, query, GRAMMAR, page)
}

const GRAMMAR: RowsGrammar = {
  searched: [sql`name`, sql`website_url`, sql`license`],
  sorts: new Map([
    ['name', sql`name_text`],
    ['websiteUrl', sql`website_url`],
    ['establishedYear', sql`established_year`],
    ['trustScore', sql`trust_score`],
    ['status', sql`is_active`],
    ['createdAt', sql`created_at`],
  ]),
  order: sql`created_at desc, id desc`,
  lacksFacts: lacksFacts('casino'),
  shown: sql<SqlBool>`is_active`,
}
