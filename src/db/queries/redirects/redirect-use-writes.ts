import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../tables.ts'

export interface RedirectUse {
  id: number
  hits: number
  at: Date
}

/** Adds to the counts, ignoring redirects that were deleted meanwhile. Times are rounded down to the minute. */
export async function addRedirectUses(db: Kysely<Tables>, uses: readonly RedirectUse[]): Promise<void> {
  if (uses.length === 0) return
  await sql`
    insert into redirect_uses (redirect_id, hits, last_used_at)
    select used.id, used.hits, date_trunc('minute', used.at)
    from unnest(${uses.map(({ id }) => id)}::integer[], ${uses.map(({ hits }) => hits)}::integer[],
      ${uses.map(({ at }) => at.toISOString())}::timestamptz[]) as used (id, hits, at)
    where exists (select from redirects where redirects.id = used.id)
    order by used.id
    on conflict (redirect_id) do update set hits = redirect_uses.hits + excluded.hits,
      last_used_at = greatest(redirect_uses.last_used_at, excluded.last_used_at)`.execute(db)
}
