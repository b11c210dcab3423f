import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Post } from '#contract/posts/posts.schema.ts'
import { publishedPosts, relatedCasinoIds } from '../queries/posts/post-columns.ts'
import type { Tables } from '../tables.ts'

/** What articles are found, counted and sorted by, and what says which casinos, bonuses and games they are. */
export type ListedPost = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'category' | 'tags' | 'readTime' | 'isFeatured' | 'relatedCasinos'
> & {
  /** Title and tags in lowercase, a line each. */
  names: string
}

/** All published articles, newest first. A casino that is hidden stays named: pages of hidden casinos ask nothing. */
export async function readListedPosts(db: Kysely<Tables>): Promise<readonly ListedPost[]> {
  return listedPosts(publishedPosts(db))
}

/** The same of other articles: drafts, for staff. */
export async function listedPosts(
  posts: SelectQueryBuilder<Tables, 'posts', object>,
): Promise<readonly ListedPost[]> {
  const rows = await posts
    .select([
      'posts.id',
      'posts.title',
      'posts.excerpt',
      'posts.category',
      'posts.tags',
      'posts.read_time as readTime',
      'posts.is_featured as isFeatured',
      relatedCasinoIds.as('relatedCasinos'),
    ])
    .execute()
  return rows.map((post) => ({ ...post, names: [post.title, ...post.tags].join('\n').toLowerCase() }))
}
