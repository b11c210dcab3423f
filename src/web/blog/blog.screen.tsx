import { redirect } from 'react-router'
import { BLOG } from '#contract/shared/limits.ts'
import { readPostSearch } from '#contract/posts/post-search.ts'
import { searchBlogPage } from '#db/queries/posts/post-search.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { paths } from '#contract/shared/paths.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { ListFailed } from '../lists/list-failed.tsx'
import { BLOG_TITLE, blogMeta } from './blog-meta.ts'
import { blogAddress } from './use-post-search.ts'
import type { Route } from './+types/blog.screen.ts'
import { BlogPage } from './blog-page.tsx'
import './blog-page.css'

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const search = readPostSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('posts')
  // What else matches a text is said as well.
  if (search.search !== '') context.get(shownContext).add('casinos', 'bonuses', 'saved:games')
  const { featured, trending, correctedTo, ...page } = await searchBlogPage(app, search)
  const pages = Math.max(1, Math.ceil(page.total / BLOG.perPage))
  if (search.page > pages) throw redirect(blogAddress({ ...search, page: pages }))
  return {
    ...page,
    search,
    isDemo: await isDemoList(app, 'post', { ids: page.items.map(({ id }) => id), total: page.total }),
    notes: await findSearchNotes(app, search.search, 'posts', { correctedTo, now: app.now() }),
    // Whoever searches or turns pages wants the list at once.
    front: search.search === '' && search.page === 1 ? { featured, trending } : undefined,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => blogMeta(matches, loaderData)

export default function BlogScreen({ loaderData }: Route.ComponentProps) {
  return <BlogPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return <ListFailed head={BLOG_TITLE} title="Failed to Load Articles" to={paths.blog()} />
}
