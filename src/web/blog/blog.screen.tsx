import { redirect } from 'react-router'
import { BLOG } from '#contract/shared/limits.ts'
import { readPostSearch } from '#contract/posts/post-search.ts'
import { searchPostCards } from '#db/queries/posts/post-search.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { blogFront } from '#domain/posts/blog-front.ts'
import { categoryCounts, matchingPosts } from '#domain/posts/matching-posts.ts'
import { popularTags } from '#domain/posts/popular-tags.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { blogMeta } from './blog-meta.ts'
import { blogAddress } from './use-post-search.ts'
import type { Route } from './+types/blog.screen.ts'
import { BlogPage } from './blog-page.tsx'
import { BlogFailed } from './blog-failed.tsx'
import './blog-page.css'

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const search = readPostSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('posts')
  // What else matches a text is said as well.
  if (search.search !== '') context.get(shownContext).add('casinos', 'bonuses', 'saved:games')
  const { all: posts, found: withText, correctedTo } = await searchPostCards(app, search.search)
  const { featured, rest } = blogFront(posts)
  const isWhole = search.search === '' && search.category === 'all' && search.sort === 'latest'
  const found = matchingPosts(isWhole ? rest : withText, search)
  const pages = Math.max(1, Math.ceil(found.length / BLOG.perPage))
  if (search.page > pages) throw redirect(blogAddress({ ...search, page: pages }))
  return {
    search,
    notes: await findSearchNotes(app, search.search, 'posts', { correctedTo, now: app.now() }),
    items: found.slice((search.page - 1) * BLOG.perPage, search.page * BLOG.perPage),
    total: found.length,
    articles: isWhole ? posts.length : found.length,
    counts: categoryCounts(posts),
    tags: popularTags(posts, BLOG.popularTags),
    // Whoever searches or turns pages wants the list at once.
    front:
      search.search === '' && search.page === 1
        ? { featured, trending: rest.slice(0, BLOG.trending) }
        : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => blogMeta(matches, loaderData)

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  return <BlogPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <BlogFailed />
}
