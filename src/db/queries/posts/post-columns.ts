/** The columns of a post under the contract's names. */
import { sql, type Kysely } from 'kysely'
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import type { Tables } from '../../tables.ts'
import { isoInstant } from '../sql/sql-pieces.ts'

export function publishedPosts(db: Kysely<Tables>) {
  return db.selectFrom('posts').where('posts.is_published', '=', true).orderBy(NEWEST_FIRST)
}

export const NEWEST_FIRST = sql`coalesce(posts.published_at, posts.created_at) desc, posts.id desc`

export const relatedCasinos = sql<number[]>`array(
  select casinos.id from post_casinos join casinos on casinos.id = post_casinos.casino_id
  where post_casinos.post_id = posts.id and casinos.is_listed order by casinos.id)`

export const relatedCasinoIds = sql<number[]>`array(
  select casino_id from post_casinos where post_casinos.post_id = posts.id order by casino_id)`

const relatedGames = sql<number[]>`array(
  select games.id from post_games join games on games.id = post_games.game_id
  where post_games.post_id = posts.id and games.is_active order by games.id)`

const contentMedia = sql<PostMedia[]>`coalesce((
  select json_agg(json_build_object('type', type, 'url', url, 'position', position,
    'caption', caption, 'alt', alt, 'videoId', video_id) order by position)
  from post_media where post_media.post_id = posts.id), '[]')`

export const POST_CARD_COLUMNS = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.excerpt',
  'posts.category',
  'posts.tags',
  'posts.featured_image as featuredImage',
  'posts.read_time as readTime',
  isoInstant<string | null>('posts.published_at').as('publishedAt'),
  isoInstant('posts.created_at').as('createdAt'),
  'posts.is_featured as isFeatured',
] as const

export const POST_COLUMNS = [
  ...POST_CARD_COLUMNS,
  'posts.content',
  'posts.author',
  'posts.meta_title as metaTitle',
  'posts.meta_description as metaDescription',
  'posts.read_time as readingTime',
  'posts.is_published as isPublished',
  contentMedia.as('contentMedia'),
  relatedCasinos.as('relatedCasinos'),
  relatedGames.as('relatedGames'),
] as const
