import type { Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface OutboundLinks {
  id: number
  links: Readonly<Record<string, string | null>>
}

/** The outbound links of visible casinos or games after an id, by id. */
export async function listOutboundLinks(
  db: Kysely<Tables>,
  kind: 'casino' | 'game',
  after: number,
  limit: number,
): Promise<OutboundLinks[]> {
  if (kind === 'casino') {
    const rows = await db
      .selectFrom('casinos')
      .select(['id', 'website_url', 'affiliate_url'])
      .where('id', '>', after)
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, ...row }) => ({
      id,
      links: { websiteUrl: row.website_url, affiliateUrl: row.affiliate_url },
    }))
  }
  const rows = await db
    .selectFrom('games')
    .select(['id', 'demo_url'])
    .where('id', '>', after)
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, demo_url: demoUrl }) => ({ id, links: { demoUrl } }))
}
