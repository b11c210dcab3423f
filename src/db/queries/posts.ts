/** Questions about blog posts. Visitors see published ones only, newest first. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Post, PostCardData } from '#contract/posts.schema.ts'
import { relatedPostsFor, relatedPostsForBonus, relatedPostsForGame } from '#domain/related-posts.ts'
import { sanitiseContent } from '../sanitise-content.ts'
import type { Tables } from '../tables.ts'
import { paged } from './page.ts'
import type { Page, Paged } from './page.ts'
import { POST_CARD_COLUMNS, POST_COLUMNS, relatedCasinos } from './post-columns.ts'

/** Which posts a list is of; drafts are for staff (decision D-62). */
export type PostsShown = 'published' | 'drafts' | 'all'

/** Posts, newest first: one page of them when a page is named. */
export async function searchPosts(
  db: Kysely<Tables>,
  page?: Page,
  shown: PostsShown = 'published',
): Promise<Paged<Post>> {
  const posts = shown === 'all' ? db.selectFrom('posts') : postsThatAre(db, shown === 'published')
  const { items, total } = await paged(posts.select(POST_COLUMNS).orderBy(NEWEST_FIRST), page)
  return { items: items.map(sanitised), total }
}

/** Published posts with their content, newest first. */
export async function listPosts(db: Kysely<Tables>): Promise<Post[]> {
  return (await searchPosts(db)).items
}

/** Published posts as their cards need them, newest first. */
export async function listPostCards(db: Kysely<Tables>, limit?: number): Promise<PostCardData[]> {
  return publishedPosts(db)
    .select(POST_CARD_COLUMNS)
    .orderBy(NEWEST_FIRST)
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

export async function findPostBySlug(db: Kysely<Tables>, slug: string): Promise<Post | undefined> {
  const post = await publishedPosts(db).select(POST_COLUMNS).where('posts.slug', '=', slug).executeTakeFirst()
  return post && sanitised(post)
}

/** What tells which published posts are about a casino, newest first. */
export function postSubjects(db: Kysely<Tables>) {
  return publishedPosts(db)
    .select(['posts.id', 'posts.title', 'posts.tags', relatedCasinos.as('relatedCasinos')])
    .orderBy(NEWEST_FIRST)
}

/** Posts about a casino first, then the newest (decision D-32), of those in `posts`. */
export async function listRelatedPosts(
  db: Kysely<Tables>,
  casino: { id: number; name: string },
  posts: readonly Pick<Post, 'id' | 'title' | 'tags' | 'relatedCasinos'>[],
  limit: number,
): Promise<PostCardData[]> {
  const ids = relatedPostsFor(casino, posts, limit).map(({ id }) => id)
  if (ids.length === 0) return []
  const cards = await publishedPosts(db).select(POST_CARD_COLUMNS).where('posts.id', 'in', ids).execute()
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

/** Posts about bonuses or the bonus's casino. */
export async function listRelatedPostsOfBonus(
  db: Kysely<Tables>,
  casinoName: string,
  limit: number,
): Promise<PostCardData[]> {
  return relatedPostsForBonus(casinoName, await listPostCards(db), limit)
}

/** Posts about games, slots or this game. */
export async function listRelatedPostsOfGame(
  db: Kysely<Tables>,
  gameName: string,
  limit: number,
): Promise<PostCardData[]> {
  return relatedPostsForGame(gameName, await listPostCards(db), limit)
}

const NEWEST_FIRST = sql`coalesce(posts.published_at, posts.created_at) desc, posts.id desc`

function publishedPosts(db: Kysely<Tables>) {
  return postsThatAre(db, true)
}

function postsThatAre(db: Kysely<Tables>, isPublished: boolean) {
  return db.selectFrom('posts').where('posts.is_published', '=', isPublished)
}

function sanitised(post: Post): Post {
  return { ...post, content: sanitiseContent(post.content) }
}
