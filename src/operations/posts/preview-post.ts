import type { PostForm } from '#contract/posts/fields.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { Refusal } from '#contract/shared/refusal.ts'
import { listCasinosByIds } from '#db/queries/casinos/casinos.ts'
import { listGamesByIds } from '#db/queries/games/games.ts'
import { sanitiseContent } from '#db/sanitise-content.ts'
import { videoProblems, youtubeId } from '#domain/posts/article-media.ts'
import type { App } from '../app/app.ts'

/** The article as visitors would see it after a save; nothing is stored. Refuses an invalid video. */
export async function previewPost(app: App, form: PostForm): Promise<Post> {
  const problems = videoProblems(form.contentMedia).map((message) => ({ path: 'contentMedia', message }))
  const [first] = problems
  if (first !== undefined) throw new Refusal('invalid_input', first.message, { problems })
  const now = app.now().toISOString()
  const casinos = await listCasinosByIds(app.db, form.relatedCasinos)
  const games = await listGamesByIds(app.db, form.relatedGames)
  return {
    id: 0,
    title: form.title,
    slug: form.slug,
    content: sanitiseContent(form.content),
    excerpt: form.excerpt,
    author: form.author,
    category: form.category,
    tags: form.tags,
    featuredImage: form.featuredImage,
    contentMedia: form.contentMedia.map((medium, index) => ({
      ...medium,
      position: index + 1,
      videoId: (medium.type === 'youtube' && youtubeId(medium.url)) || null,
    })),
    metaTitle: form.metaTitle ?? null,
    metaDescription: form.metaDescription,
    relatedCasinos: casinos.map(({ id }) => id),
    relatedGames: games.map(({ id }) => id),
    readTime: form.readingTime,
    readingTime: form.readingTime,
    publishedAt: form.publishedAt ?? form.publishAt ?? now,
    createdAt: now,
    isPublished: form.isPublished,
    isFeatured: form.isFeatured,
  }
}
