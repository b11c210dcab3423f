/** Queries for blog posts. Visitors get published ones only, newest first. */
import { sql, type Kysely } from 'kysely'
import type { Post, PostCardData } from '#contract/posts/posts.schema.ts'
import { relatedPostsFor, relatedPostsForBonus, relatedPostsForGame } from '#domain/posts/related-posts.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { sanitiseContent } from '../../sanitise-content.ts'
import type { Tables } from '../../tables.ts'
import { hasIdAmong } from '../sql/by-ids.ts'
import { paged, type Page, type Paged } from '../sql/page.ts'
import { NEWEST_FIRST, POST_CARD_COLUMNS, POST_COLUMNS, publishedPosts } from './post-columns.ts'

/** The posts of a list; drafts are for staff (decision D-62). */
export type PostsShown = 'published' | 'drafts' | 'all'

/** Posts, newest first; one page when a page is named. */
export async function searchPosts(
  db: Kysely<Tables>,
  page?: Page,
  shown: PostsShown = 'published',
): Promise<Paged<Post>> {
  const { items, total } = await paged(postsOf(db, shown).select(POST_COLUMNS).orderBy(NEWEST_FIRST), page)
  return { items: items.map(sanitised), total }
}

/** The visible posts among these, unordered. */
export async function listPostsByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  shown: PostsShown,
): Promise<Post[]> {
  const posts = await postsOf(db, shown).select(POST_COLUMNS).where(hasIdAmong('posts.id', ids)).execute()
  return posts.map(sanitised)
}

export async function listPostCards(db: Kysely<Tables>, limit?: number): Promise<PostCardData[]> {
  return publishedPosts(db)
    .select(POST_CARD_COLUMNS)
    .limit(limit ?? null)
    .execute()
}

export async function findPost(
  db: Kysely<Tables>,
  id: number,
  shown: 'published' | 'all' = 'published',
): Promise<Post | undefined> {
  const posts = shown === 'all' ? db.selectFrom('posts') : publishedPosts(db)
  const post = await posts.select(POST_COLUMNS).where('posts.id', '=', id).executeTakeFirst()
  return post && sanitised(post)
}

export interface FoundPost extends Post {
  isDemo: boolean
  /** The time of the last save by staff, or of a later publication. */
  modifiedAt: string
}

export async function findPostBySlug(db: Kysely<Tables>, slug: string): Promise<FoundPost | undefined> {
  const post = await publishedPosts(db)
    .select([...POST_COLUMNS, 'posts.is_demo as isDemo'])
    .select(
      sql<string>`to_char(greatest(coalesce(posts.published_at, posts.created_at), (
          select max(saved_at) from revisions where revisions.kind = 'post' and revisions.item_id = posts.id
        )) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('modifiedAt'),
    )
    .where('posts.slug', '=', slug)
    .executeTakeFirst()
  return post && sanitised(post)
}

export function postCards(db: Kysely<Tables>, ids: readonly number[]) {
  return publishedPosts(db).select(POST_CARD_COLUMNS).where(hasIdAmong('posts.id', ids))
}

/** Ids of posts about a casino, then of the newest others (decision D-32). */
export async function listRelatedPostIds(
  { catalogue }: Catalogued,
  casino: { id: number; name: string },
  limit: number,
): Promise<number[]> {
  const { posts } = await catalogue.indexes()
  return relatedPostsFor(casino, posts.all, limit).map(({ id }) => id)
}

export async function listRelatedPostsOfBonus(
  of: Catalogued,
  casinoName: string,
  limit: number,
): Promise<PostCardData[]> {
  const { posts } = await of.catalogue.indexes()
  return listCards(of, relatedPostsForBonus(casinoName, posts.all, limit))
}

export async function listRelatedPostsOfGame(
  of: Catalogued,
  gameName: string,
  limit: number,
): Promise<PostCardData[]> {
  const { posts } = await of.catalogue.indexes()
  return listCards(of, relatedPostsForGame(gameName, posts.all, limit))
}

async function listCards({ db }: Catalogued, posts: readonly { id: number }[]): Promise<PostCardData[]> {
  if (posts.length === 0) return []
  return postCards(
    db,
    posts.map(({ id }) => id),
  ).execute()
}

/** The posts of a list, unordered. */
export function postsOf(db: Kysely<Tables>, shown: PostsShown) {
  const posts = db.selectFrom('posts')
  return shown === 'all' ? posts : posts.where('posts.is_published', '=', shown === 'published')
}

function sanitised<Found extends Post>(post: Found): Found {
  return { ...post, content: sanitiseContent(post.content) }
}
