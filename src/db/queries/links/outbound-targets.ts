import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** What an outbound link needs of a listed casino. */
export interface OutboundTarget {
  id: number
  slug: string
  name: string
  affiliateUrl: string | null
  websiteUrl: string
  /** ISO 3166-1 codes of the countries whose players the casino refuses. */
  restrictedCountries: string[]
}

/** Those of all listed casinos, or of the listed ones among these ids. */
export async function listOutboundTargets(
  db: Kysely<Tables>,
  ids?: readonly number[],
): Promise<OutboundTarget[]> {
  return db
    .selectFrom('casinos')
    .where('is_listed', '=', true)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]}::integer[])`))
    .select([
      'id',
      'slug',
      'name',
      'affiliate_url as affiliateUrl',
      'website_url as websiteUrl',
      'restricted_countries as restrictedCountries',
    ])
    .execute()
}
