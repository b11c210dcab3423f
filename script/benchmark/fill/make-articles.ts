import { DEMO_ARTICLES } from '#db/demo/articles.ts'
import type { DemoArticle } from '#db/demo/demo-types.ts'
import { ARTICLES } from './sizes.ts'

/** The demo's articles and second looks at the first of them. */
export function makeArticles(): DemoArticle[] {
  const again = DEMO_ARTICLES.slice(0, Math.max(0, ARTICLES - DEMO_ARTICLES.length)).map(
    (article): DemoArticle => ({
      ...article,
      title: `${article.title}: a year later`,
      slug: `${article.slug}-a-year-later`,
      isFeatured: false,
      publishedDaysAgo: article.publishedDaysAgo + 3,
    }),
  )
  return [...DEMO_ARTICLES, ...again].slice(0, ARTICLES)
}
