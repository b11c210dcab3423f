import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Post } from '#contract/posts/posts.schema.ts'
import { publishedPosts, relatedCasinoIds } from '../queries/posts/post-columns.ts'
import type { Tables } from '../tables.ts'

/** The fields of articles for search, counts and order, and the items that they are about. */
export type ListedPost = Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'category' | 'tags' | 'readTime' | 'isFeatured' | 'relatedCasinos'
> & {
  /** Title and tags in lower case, one line each. */
  names: string
}

/**
 * All published articles, newest first. Hidden casinos are kept in their lists, because pages of hidden casinos do not
 * ask for articles.
 */
export async function readListedPosts(db: Kysely<Tables>): Promise<readonly ListedPost[]> {
  return listedPosts(publishedPosts(db))
}

/** The same fields of other articles: drafts, for staff. */
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
