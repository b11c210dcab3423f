import type { MetaDescriptor } from 'react-router'
import type { PostSearch } from '#contract/posts/post-search.ts'
import { ALL_POSTS } from '#contract/posts/post-search.ts'
import { BLOG } from '#contract/shared/limits.ts'
import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { paths } from '#contract/shared/paths.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { itemList } from '../lists/item-list.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { blogAddress } from './use-post-search.ts'

export const BLOG_TITLE = 'Casino News & Expert Guides'

const DESCRIPTIONS: Readonly<Record<PostSearch['category'], string>> = {
  all: 'Casino reviews, guides, strategy and news: plain explanations of bonuses, RTP, payouts and safety, with the arithmetic shown.',
  reviews:
    'Casinos and games as our editors tested them: what was measured, what went wrong, and who should stay away.',
  guides:
    'How bonuses, licences, payments and payouts work, step by step, with the arithmetic of each example shown.',
  strategies: 'What a system can do and what it cannot: house edge, RTP and bankroll, worked out in numbers.',
  news: 'Changes of licences, terms, payouts and rules that concern players, each with its source and its day.',
}

interface ListData {
  search: PostSearch
  items: readonly { slug: string; title: string }[]
  total: number
  /** All of them are of the demo catalogue. */
  isDemo?: boolean
}

/** Title, description, and where the list belongs for search engines. */
export function blogMeta(
  matches: Parameters<typeof pageMeta>[0],
  { search, items, total, isDemo = false }: ListData = { search: ALL_POSTS, items: [], total: 0 },
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
    description: DESCRIPTIONS[category],
    path: indexing.canonical,
    isPart: !indexing.isIndexable || isDemo,
  })
  const query = category === 'all' ? '' : `?category=${category}`
  return [
    ...head,
    ...feedLinks(siteOf(matches).publicUrl, paths.blog(), query),
    itemList(siteOf(matches).publicUrl, {
      name: title,
      page,
      pageSize: BLOG.perPage,
      total,
      items: items.map((post) => ({ name: post.title, path: paths.post(post.slug) })),
    }),
  ]
}
