import { sql, type Kysely, type SqlBool } from 'kysely'
import type { RedirectKind } from '#contract/redirects/redirect-kinds.ts'
import type { Redirect, RedirectSort, RedirectsQuery } from '#contract/redirects/redirects.schema.ts'
import type { RedirectRule } from '#domain/redirects/rule-set.ts'
import type { Tables } from '../../tables.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { escapeLike, isoInstant } from '../sql/sql-pieces.ts'

const ORDERS: Readonly<Record<RedirectSort, ReturnType<typeof sql>>> = {
  newest: sql`redirects.id desc`,
  source: sql`redirects.source_key, redirects.id`,
  hits: sql`coalesce(redirect_uses.hits, 0) desc, redirects.id desc`,
  used: sql`redirect_uses.last_used_at desc nulls last, redirects.id desc`,
}

/** The search matches parts of both addresses. */
export function searchRedirects(
  db: Kysely<Tables>,
  { search, kind, sort }: RedirectsQuery,
  page?: Page,
): Promise<Paged<Redirect>> {
  let query = redirects(db)
  if (search !== '') {
    const part = `%${escapeLike(search)}%`
    query = query.where(sql<SqlBool>`(source ilike ${part} or target ilike ${part})`)
  }
  if (kind !== 'all') query = query.where('redirects.kind', '=', kind)
  return paged(query.orderBy(ORDERS[sort]), page)
}

export function findRedirect(db: Kysely<Tables>, id: number): Promise<Redirect | undefined> {
  return redirects(db).where('redirects.id', '=', id).executeTakeFirst()
}

/** The next redirects after an id. They are read in parts, without holding a connection. */
export function listRedirectsAfter(db: Kysely<Tables>, id: number, limit: number): Promise<Redirect[]> {
  return redirects(db).where('redirects.id', '>', id).orderBy('redirects.id').limit(limit).execute()
}

export async function listRules(db: Kysely<Tables>, ids?: readonly number[]): Promise<RedirectRule[]> {
  const which = ids === undefined ? sql`true` : sql`id = any(${[...ids]}::integer[])`
  const { rows } = await sql<RedirectRule>`
    select id, kind, source_key as key, target from redirects where ${which}`.execute(db)
  return rows
}

/** The redirect with this kind and source. */
export async function findRedirectOf(
  db: Kysely<Tables>,
  kind: RedirectKind,
  key: string,
): Promise<{ id: number; target: string } | undefined> {
  return db
    .selectFrom('redirects')
    .select(['id', 'target'])
    .where('kind', '=', kind)
    .where('source_key', '=', key)
    .executeTakeFirst()
}

function redirects(db: Kysely<Tables>) {
  return db
    .selectFrom('redirects')
    .leftJoin('redirect_uses', 'redirect_uses.redirect_id', 'redirects.id')
    .select([
      'redirects.id',
      'redirects.kind',
      'redirects.source',
      'redirects.target',
      sql<number>`coalesce(redirect_uses.hits, 0)`.as('hits'),
      isoInstant<string | null>('redirect_uses.last_used_at').as('lastUsedAt'),
      isoInstant('redirects.created_at').as('createdAt'),
      'redirects.created_by as createdBy',
    ])
}
