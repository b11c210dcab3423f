import { sql, type Kysely, type SqlBool } from 'kysely'
import type { CasinoRow } from '#contract/items/admin-rows.schema.ts'
import type { Tables } from '../../tables.ts'
import { pagedRows, type RowsAsked, type RowsGrammar } from '../items/admin-rows.ts'
import { missingFactsOf } from '../items/missing-facts.ts'
import type { Paged } from '../sql/page.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** Newest first by default. */
export function searchCasinoRows(db: Kysely<Tables>, asked: RowsAsked): Promise<Paged<CasinoRow>> {
  const rows = db
    .selectFrom('casinos')
    .select([
      'id',
      'version',
      'is_demo as isDemo',
      'name',
      'slug',
      'logo_url as logoUrl',
      'website_url as websiteUrl',
      'affiliate_url as affiliateUrl',
      CHECKED.as('checkedOn'),
      'established_year as establishedYear',
      'trust_score as trustScore',
      'is_active as isActive',
      'is_featured as isFeatured',
      isoInstant('created_at').as('createdAt'),
      missingFactsOf('casino').as('missing'),
    ])
  return pagedRows(rows, asked, GRAMMAR)
}

const CHECKED = sql<string | null>`(select max(checked_on)::text from fact_checks
  where fact_checks.kind = 'casino' and fact_checks.item_id = casinos.id)`

const GRAMMAR: RowsGrammar = {
  kind: 'casino',
  searched: [sql`casinos.admin_text`],
  sorts: new Map([
    ['name', sql`name_text`],
    ['websiteUrl', sql`website_url`],
    ['affiliateUrl', sql`affiliate_url`],
    ['checkedOn', CHECKED],
    ['establishedYear', sql`established_year`],
    ['trustScore', sql`trust_score`],
    ['status', sql`is_active`],
    ['createdAt', sql`created_at`],
  ]),
  order: sql`created_at desc, id desc`,
  shown: sql<SqlBool>`is_active`,
  filters: {
    license: (license) => sql<SqlBool>`lower(license) = lower(${license}::text)`,
    provider: (provider) => sql<SqlBool>`provider_keys @> array[lower(${provider}::text)]`,
  },
}
