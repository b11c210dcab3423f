import type { MetaDescriptor } from 'react-router'
import { paths } from '#contract/shared/paths.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { searchResultOf } from '#domain/posts/search-result.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { siteOf } from '../shell/site-data.ts'

type Described = Pick<
  Post,
  | 'title'
  | 'slug'
  | 'author'
  | 'excerpt'
  | 'metaTitle'
  | 'metaDescription'
  | 'tags'
  | 'publishedAt'
  | 'createdAt'
> & { modifiedAt: string }

export function articleMeta(
  matches: Parameters<typeof pageMeta>[0],
  post: (Described & { isDemo: boolean }) | undefined,
  share?: string,
): MetaDescriptor[] {
  if (post === undefined) return []
  const { title, description } = searchResultOf(post)
  const published = post.publishedAt ?? post.createdAt
  return [
    ...pageMeta(matches, {
      title,
      description,
      path: paths.post(post.slug),
      within: { name: 'Blog', path: paths.blog() },
      type: 'article',
      isDemo: post.isDemo,
      share,
    }),
    { property: 'article:published_time', content: published },
    ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    { property: 'article:modified_time', content: post.modifiedAt },
    structured(article(siteOf(matches), post, { description, published, share })),
  ]
}

function article(
  { publicUrl, brand }: ReturnType<typeof siteOf>,
  post: Described,
  { description, published, share }: { description: string; published: string; share: string | undefined },
) {
  const url = publicUrl + paths.post(post.slug)
  return {
    '@type': 'Article' as const,
    headline: post.title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: post.modifiedAt,
    keywords: post.tags.join(', '),
    // Search engines show no SVG, so this is the share picture, which every article has.
    ...(share !== undefined && { image: `${publicUrl}/share/${share}.png` }),
    // "Evenhand editors" is the site itself; anyone else is a person.
    author: {
      '@type': post.author.startsWith(brand.name) ? ('Organization' as const) : ('Person' as const),
      name: post.author,
    },
    publisher: { '@type': 'Organization' as const, name: brand.name, url: publicUrl },
  }
}
