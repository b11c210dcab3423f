/** The article table of the admin area. */
import { sql, type Kysely, type SqlBool } from 'kysely'
import type { PostRow } from '#contract/items/admin-rows.schema.ts'
import type { Tables } from '../../tables.ts'
import { pagedRows, type RowsAsked, type RowsGrammar } from '../items/admin-rows.ts'
import { missingFactsOf } from '../items/missing-facts.ts'
import type { Paged } from '../sql/page.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

/** Last written first by default. */
export function searchPostRows(db: Kysely<Tables>, asked: RowsAsked): Promise<Paged<PostRow>> {
  const rows = db
    .selectFrom('posts')
    .select([
      'id',
      'version',
      'is_demo as isDemo',
      'title',
      'slug',
      'author',
      'category',
      isoInstant<string | null>('published_at').as('publishedAt'),
      isoInstant<string | null>('publish_at').as('publishAt'),
      'is_published as isPublished',
      'is_featured as isFeatured',
      isoInstant('created_at').as('createdAt'),
      missingFactsOf('post').as('missing'),
    ])
  return pagedRows(rows, asked, GRAMMAR)
}

const SCHEDULED = sql<SqlBool>`(not is_published and publish_at is not null)`

const GRAMMAR: RowsGrammar = {
  kind: 'post',
  searched: [sql`posts.admin_text`],
  sorts: new Map([
    ['title', sql`lower(title)`],
    ['author', sql`lower(author)`],
    ['category', sql`category`],
    ['publishedAt', sql`published_at`],
    // Drafts, then scheduled ones, then published ones.
    ['status', sql`case when is_published then 2 when ${SCHEDULED} then 1 else 0 end`],
    ['createdAt', sql`created_at`],
  ]),
  order: sql`created_at desc, id desc`,
  shown: sql<SqlBool>`is_published`,
  scheduled: SCHEDULED,
  filters: {
    type: (category) => sql<SqlBool>`category = ${category}`,
    casino: (casino) =>
      sql<SqlBool>`exists (select from post_casinos where post_id = posts.id and casino_id = ${Number(casino)})`,
  },
}
