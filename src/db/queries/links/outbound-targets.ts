import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

/** What an outbound link needs to know about a listed casino. */
export interface OutboundTarget {
  id: number
  slug: string
  name: string
  affiliateUrl: string | null
  websiteUrl: string
  /** ISO 3166-1 codes of the countries that the casino refuses. */
  restrictedCountries: string[]
  /** The parameter for click ids in its programme; null where only the address may have a place for the id. */
  clickParameter: string | null
}

/** The targets of all listed casinos, or of those among these ids. */
export async function listOutboundTargets(
  db: Kysely<Tables>,
  ids?: readonly number[],
): Promise<OutboundTarget[]> {
  return db
    .selectFrom('casinos')
    .leftJoin('program_casinos', 'program_casinos.casino_id', 'casinos.id')
    .leftJoin('programs', 'programs.id', 'program_casinos.program_id')
    .where('is_listed', '=', true)
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`casinos.id = any(${[...(ids ?? [])]}::integer[])`),
    )
    .select([
      'casinos.id',
      'casinos.slug',
      'casinos.name',
      'affiliate_url as affiliateUrl',
      'website_url as websiteUrl',
      'restricted_countries as restrictedCountries',
      'programs.click_parameter as clickParameter',
    ])
    .execute()
}
