import { dateBefore, daysBefore } from '#db/demo/demo-dates.ts'
import type { DemoArticle } from '#db/demo/demo-schemas.ts'
import { ARTICLE_MODELS } from './demo-models.ts'
import { ARTICLES } from './sizes.ts'

/** The demo's articles and second looks at the first of them. */
export function makeArticles(): DemoArticle[] {
  const again = ARTICLE_MODELS.slice(0, Math.max(0, ARTICLES - ARTICLE_MODELS.length)).map(
    (article): DemoArticle => ({
      ...article,
      title: `${article.title}: a year later`,
      slug: `${article.slug}-a-year-later`,
      isFeatured: false,
      featuredImage: null,
      createdAt: earlier(article.createdAt),
      publishedAt: article.publishedAt === null ? null : earlier(article.publishedAt),
    }),
  )
  return [...ARTICLE_MODELS, ...again].slice(0, ARTICLES)
}

function earlier(date: string): string {
  return dateBefore(daysBefore(date) + 3)
}
