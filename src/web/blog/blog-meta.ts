import type { MetaDescriptor } from 'react-router'
import type { PostSearch } from '#contract/posts/post-search.ts'
import { ALL_POSTS } from '#contract/posts/post-search.ts'
import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { blogAddress } from './use-post-search.ts'

export const BLOG_TITLE = 'Casino News & Expert Guides'

interface ListData {
  search: PostSearch
  total: number
  /** All of them are of the demo catalogue. */
  isDemo?: boolean
}

/** Title, description, and where the list belongs for search engines. */
export function blogMeta(
  matches: Parameters<typeof pageMeta>[0],
  { search, total, isDemo = false }: ListData = { search: ALL_POSTS, total: 0 },
): MetaDescriptor[] {
  const { category, page } = search
  const indexing = listIndexing('blog', {
    own: blogAddress(search),
    isSearch: search.search !== '',
    isSorted: search.sort !== 'latest',
    facets: category === 'all' ? [] : ['category'],
    page,
    total,
  })
  const title = category === 'all' ? BLOG_TITLE : `${POST_CATEGORY_NAMES[category]}: ${BLOG_TITLE}`
  const head = pageMeta(matches, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description:
      'Casino reviews, guides, strategy and news: plain explanations of bonuses, RTP, payouts and safety, with the arithmetic shown.',
    path: indexing.canonical,
    isPart: !indexing.isIndexable || isDemo,
  })
  const query = category === 'all' ? '' : `?category=${category}`
  return [...head, ...feedLinks(siteOf(matches).publicUrl, paths.blog(), query)]
}
