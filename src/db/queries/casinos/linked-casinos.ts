import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { LinkedCasino } from '#domain/posts/article-links.ts'
import type { Tables } from '../../tables.ts'
import { textArray } from '../sql/sql-pieces.ts'

/** Casinos, including hidden ones, whose website or affiliate link is on one of these hosts (without "www."). */
export async function listLinkedCasinos(
  db: Kysely<Tables>,
  hosts: readonly string[],
): Promise<LinkedCasino[]> {
  if (hosts.length === 0) return []
  return db
    .selectFrom('casinos')
    .where(({ or }) =>
      or(
        ['website_url', 'affiliate_url'].map(
          (column) => sql<boolean>`${hostOf(column)} = any(${textArray(hosts)})`,
        ),
      ),
    )
    .select([
      'id',
      'slug',
      'is_listed as isActive',
      sql<boolean>`(is_active and listing <> 'listed')`.as('isWarned'),
      'website_url as websiteUrl',
      'affiliate_url as affiliateUrl',
    ])
    .orderBy('id')
    .execute()
}

/** Stored addresses are as typed, without user info. */
function hostOf(column: string): RawBuilder<string> {
  const host = sql`lower(substring(${sql.ref(column)} from '(?i)^https?://([^/?#:]+)'))`
  return sql<string>`regexp_replace(${host}, '^www\\.', '')`
}
