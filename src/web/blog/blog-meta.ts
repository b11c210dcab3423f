import type { MetaDescriptor } from 'react-router'
import type { PostSearch } from '#contract/posts/post-search.ts'
import { ALL_POSTS } from '#contract/posts/post-search.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { blogAddress } from './use-post-search.ts'

export const BLOG_TITLE = 'Casino News & Expert Guides'

/** The order of the list is no page of its own; results of a text search are kept out of search engines. */
export function blogMeta(
  matches: Parameters<typeof pageMeta>[0],
  search: PostSearch = ALL_POSTS,
): MetaDescriptor[] {
  return [
    ...pageMeta(matches, {
      title: search.page > 1 ? `${BLOG_TITLE}, page ${search.page}` : BLOG_TITLE,
      description:
        'Casino reviews, guides, strategy and news: plain explanations of bonuses, RTP, payouts and safety, with the arithmetic shown.',
      path: blogAddress({ ...search, sort: 'latest' }),
    }),
    ...(search.search === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}
