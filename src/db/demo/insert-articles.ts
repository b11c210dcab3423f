/** The demo articles with their media and what they are about. */
import type { Kysely } from 'kysely'
import { paths } from '#contract/shared/paths.ts'
import { youtubeId } from '#domain/posts/article-media.ts'
import type { Tables } from '../tables.ts'
import { daysAgo } from './demo-dates.ts'
import type { DemoArticle } from './demo-types.ts'
import { idOf } from './demo-ids.ts'
import type { DemoIds } from './demo-ids.ts'

const WORDS_A_MINUTE = 220

/** Inserted oldest first, so that the ids grow with the dates. */
export async function insertArticles(
  db: Kysely<Tables>,
  articles: readonly DemoArticle[],
  ids: DemoIds,
  now: Date,
): Promise<void> {
  const inOrder = articles.toSorted(
    (a, b) => b.publishedDaysAgo - a.publishedDaysAgo || (a.slug < b.slug ? -1 : 1),
  )
  const saved = await db
    .insertInto('posts')
    .values(inOrder.map((article) => postRow(article, now)))
    .returning(['id', 'slug'])
    .execute()
  const posts = new Map(saved.map(({ id, slug }) => [slug, id]))
  const media = inOrder.flatMap((article) => mediaRows(article, idOf(posts, article.slug)))
  const casinos = inOrder.flatMap(({ slug, relatedCasinos }) =>
    relatedCasinos.map((name) => ({ post_id: idOf(posts, slug), casino_id: idOf(ids.casinos, name) })),
  )
  const games = inOrder.flatMap(({ slug, relatedGames }) =>
    relatedGames.map((name) => ({ post_id: idOf(posts, slug), game_id: idOf(ids.games, name) })),
  )
  await db.insertInto('post_media').values(media).execute()
  await db.insertInto('post_casinos').values(casinos).execute()
  await db.insertInto('post_games').values(games).execute()
}

/** Words outside of tags. */
export function countWords(html: string): number {
  return html
    .replaceAll(/<[^>]*>|\[media:\d+\]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
}

function postRow(article: DemoArticle, now: Date) {
  const isPublished = article.isPublished ?? true
  return {
    is_demo: true,
    title: article.title,
    slug: article.slug,
    content: article.content.trim(),
    excerpt: article.excerpt,
    author: article.author,
    category: article.category,
    tags: [...article.tags],
    featured_image: article.isFeatured === true ? paths.cover('news', article.title) : null,
    meta_description: article.metaDescription,
    read_time: Math.max(1, Math.round(countWords(article.content) / WORDS_A_MINUTE)),
    published_at: isPublished ? daysAgo(now, article.publishedDaysAgo) : null,
    created_at: daysAgo(now, article.publishedDaysAgo),
    is_published: isPublished,
    is_featured: article.isFeatured ?? false,
  }
}

function mediaRows({ media }: DemoArticle, postId: number) {
  return media.map(({ type, url, caption, alt }, index) => ({
    post_id: postId,
    position: index + 1,
    type,
    url,
    caption,
    alt,
    video_id: type === 'youtube' ? (youtubeId(url) ?? null) : null,
  }))
}
