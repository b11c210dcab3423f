/** The contents of the sitemaps: exactly the pages that may be indexed (contract/site/indexing.ts). */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { paths } from '#contract/shared/paths.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant, stillRuns } from '../sql/sql-pieces.ts'

export const SITEMAP_KINDS = ['casinos', 'bonuses', 'games', 'posts'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** One page of an item. */
export interface SitemapRow {
  id: number
  slug: string
  name: string
  type: string
  /** The item's stored picture. */
  image: string | null
  /** Last save by staff, ISO 8601. */
  lastModified: string
}

/** The path of an item's page. */
export const SITEMAP_ADDRESS: Readonly<Record<SitemapKind, (row: { slug: string }) => string>> = {
  casinos: paths.casino,
  bonuses: paths.bonus,
  games: paths.game,
  posts: ({ slug }) => paths.post(slug),
}

/** Ids per file. Search engines read at most this many addresses of one. */
export const SITEMAP_SPAN = 50_000
/** Rows in memory at a time. */
const BATCH = 1_000

/**
 * The non-empty files of a kind, numbered from 1, with the latest change in each. `now` decides which offers are
 * current.
 */
export async function listSitemapFiles(
  db: Kysely<Tables>,
  kind: SitemapKind,
  now: Date,
): Promise<{ number: number; lastModified: string }[]> {
  const { rows } = await sql<{ number: number; lastModified: string }>`
    select (page.id - 1) / ${sql.lit(SITEMAP_SPAN)} + 1 as number, ${isoInstant('changed')} as "lastModified"
    from (select (id - 1) / ${sql.lit(SITEMAP_SPAN)} * ${sql.lit(SITEMAP_SPAN)} + 1 as id, max(changed) as changed
      from (${pagesOf(kind, now)}) as every group by 1) as page
    order by 1`.execute(db)
  return rows
}

/** The pages of a file by id, a batch at a time, so that memory does not depend on their number. */
export async function* readSitemapFile(
  db: Kysely<Tables>,
  kind: SitemapKind,
  number: number,
  now: Date,
): AsyncGenerator<SitemapRow[]> {
  const last = number * SITEMAP_SPAN
  let after = last - SITEMAP_SPAN
  for (;;) {
    const { rows } = await sql<SitemapRow>`
      select id, slug, name, type, image, ${isoInstant('changed')} as "lastModified"
      from (${pagesOf(kind, now)}) as page
      where id > ${after} and id <= ${last} order by id limit ${sql.lit(BATCH)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? last
  }
}

/** The addresses of pages that changed since a time, latest first. */
export async function listChangedAddresses(
  db: Kysely<Tables>,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<string[]> {
  const every = sql.join(
    SITEMAP_KINDS.map(
      (kind) => sql`select ${sql.lit(kind)} as kind, slug, changed from (${pagesOf(kind, now)}) as page`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ kind: SitemapKind; slug: string }>`
    select kind, slug from (${every}) as every where changed >= ${since} and changed <= ${now}
    order by changed desc, kind, slug limit ${limit}`.execute(db)
  return rows.map(({ kind, slug }) => SITEMAP_ADDRESS[kind]({ slug }))
}

/** Reviews do not count, because search engines ask for changes of a page's subject. */
function changed(kind: 'casino' | 'bonus' | 'game' | 'post', since: string) {
  return sql`greatest(${sql.ref(since)}, (select max(saved_at) from revisions
    where revisions.kind = ${sql.lit(kind)} and revisions.item_id = ${sql.ref(`${since.split('.')[0]}.id`)})) as changed`
}

/** An offer that has ended by `now` is left out. */
function pagesOf(kind: SitemapKind, now: Date): RawBuilder<unknown> {
  return kind === 'bonuses' ? sql`${PAGES.bonuses} and ${stillRuns(now)}` : PAGES[kind]
}

const PAGES: Readonly<Record<SitemapKind, RawBuilder<unknown>>> = {
  casinos: sql`select id, slug, name, '' as type, logo_url as image, ${changed('casino', 'casinos.created_at')}
    from casinos where is_active and not is_demo`,
  bonuses: sql`select bonuses.id, bonuses.slug, casinos.name, '' as type,
      coalesce(bonuses.image_url, casinos.logo_url) as image, ${changed('bonus', 'bonuses.created_at')}
    from bonuses join casinos on casinos.id = casino_id
    where bonuses.is_active and casinos.is_listed and not bonuses.is_demo`,
  games: sql`select id, slug, name, type, image_url as image, ${changed('game', 'games.created_at')}
    from games where is_active and not is_demo`,
  posts: sql`select id, slug, title as name, category as type, featured_image as image,
      greatest(published_at, changed) as changed
    from (select *, ${changed('post', 'posts.created_at')} from posts) as posts
    where is_published and not is_demo`,
}
