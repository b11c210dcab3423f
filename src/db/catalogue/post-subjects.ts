import type { Kysely } from 'kysely'
import type { Post } from '#contract/posts/posts.schema.ts'
import { publishedPosts, relatedCasinoIds } from '../queries/posts/post-columns.ts'
import type { Tables } from '../tables.ts'

/** What tells of which casinos, bonuses and games a published article is. */
export type PostSubject = Pick<Post, 'id' | 'title' | 'tags' | 'relatedCasinos'>

/** Of all published articles, newest first. A casino that is hidden stays named: pages of hidden casinos ask nothing. */
export async function readPostSubjects(db: Kysely<Tables>): Promise<readonly PostSubject[]> {
  return publishedPosts(db)
    .select(['posts.id', 'posts.title', 'posts.tags', relatedCasinoIds.as('relatedCasinos')])
    .execute()
}
