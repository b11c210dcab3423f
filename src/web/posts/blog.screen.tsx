import { redirect, type MetaDescriptor } from 'react-router'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { BLOG } from '#contract/posts/limits.ts'
import {
  ALL_POSTS,
  POST_SORT_NAMES,
  POST_SORTS,
  PUBLIC_CATEGORIES,
  readPostSearch,
  type PostSearch,
  type PostSort,
} from '#contract/posts/post-search.ts'
import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { listIndexing } from '#contract/site/indexing.ts'
import { searchBlogPage } from '#db/queries/posts/post-search.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { counted, grouped } from '#domain/shared/counted.ts'
import { appContext, shownContext } from '../contexts.ts'
import { PostMeta } from '../cards/post-card.tsx'
import { itemList } from '../cards/list-meta.ts'
import { ListSearchForm } from '../cards/list-search-form.tsx'
import { SortField } from '../cards/list-search.tsx'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { ListFailed } from '../cards/list-failed.tsx'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteOf } from '../shell/site-data.ts'
import { addressOfPage } from '../shell/page-item.ts'
import { PopularTags } from './popular-tags.tsx'
import { postCategoryName } from './post-category.ts'
import { PostCover } from './post-cover.tsx'
import { PostResults } from './post-results.tsx'
import { blogAddress, usePostSearch, type PostSearchControl } from './use-post-search.ts'
import type { Route } from './+types/blog.screen.ts'
import './blog-page.css'

const BLOG_TITLE = 'Casino News & Expert Guides'

/** A page beyond the end redirects to the last page, so that old links to a shorter list still work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const search = readPostSearch(new URL(request.url).searchParams)
  context.get(shownContext).add('posts', 'saved:casinos', 'saved:games')
  // Notes about other results depend on these too.
  if (search.search !== '') context.get(shownContext).add('casinos', 'bonuses', 'saved:games')
  const { featured, trending, correctedTo, ...page } = await searchBlogPage(app, search)
  const pages = Math.max(1, Math.ceil(page.total / BLOG.perPage))
  if (search.page > pages) throw redirect(addressOfPage(request, pages))
  return {
    ...page,
    search,
    isDemo: await isDemoList(app, 'post', { ids: page.items.map(({ id }) => id), total: page.total }),
    notes: await findSearchNotes(app, search.search, 'posts', { correctedTo, now: app.now() }),
    // A search or a later page starts with the list.
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

/** The form that the select beside the list belongs to as well, so that one button submits both without scripts. */
const POST_FORM = 'post-search'

function BlogPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { items, total, articles, counts, tags, front } = loaderData
  const control = usePostSearch(loaderData.search)
  return (
    <>
      <div className="wrap">
        <BlogHead {...control} />
        {front?.featured !== undefined && (
          <div className="blog-top">
            <FeaturedPost post={front.featured} />
            <TrendingPosts posts={front.trending} />
          </div>
        )}
        <section className={front === undefined ? undefined : 'section'} aria-labelledby="articles">
          <h2 id="articles" className="sr">
            Articles
          </h2>
          <PostToolbar {...control} counts={counts} total={articles} />
          <SearchNotes typed={loaderData.search.search} own="posts" notes={loaderData.notes} />
          <PostResults search={loaderData.search} items={items} total={total} isLoading={control.isLoading} />
        </section>
        <PopularTags tags={tags} searched={loaderData.search.search} />
      </div>
      <NewsletterBlock />
    </>
  )
}

function BlogHead(control: PostSearchControl) {
  return (
    <div className="page-head page-head--split">
      <div>
        <h1>{BLOG_TITLE}</h1>
        <p>Plain explanations, tested claims and no hype.</p>
      </div>
      <PostSearchBox {...control} />
    </div>
  )
}

/** The featured article (decision D-18). */
function FeaturedPost({ post }: { post: PostCardData }) {
  return (
    <article className="card feature">
      <PostCover post={post} lazy={false} />
      <div className="flex flex-col items-start justify-center gap-3 p-5 lg:p-8">
        <Badge tone="chip">Featured Article</Badge>
        <h2>
          <Link className="stretched" to={paths.post(post.slug)}>
            {post.title}
          </Link>
        </h2>
        <p className="mut">{post.excerpt}</p>
        <PostMeta post={post} />
      </div>
    </article>
  )
}

/** The first posts of the list, numbered #1 to #3 (decision D-18). */
function TrendingPosts({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <section className="card card--flat panel" aria-labelledby="trending">
      <h2 id="trending" className="h3">
        Trending This Week
      </h2>
      <ol className="trend">
        {posts.map((post, index) => (
          <li key={post.id}>
            <span className="n num">#{index + 1}</span>
            <div>
              <h3>
                <Link to={paths.post(post.slug)}>{post.title}</Link>
              </h3>
              <p className="xs mut">
                {postCategoryName(post.category)} · {post.readTime} min read
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function PostToolbar({
  search,
  isLoading,
  change,
  counts,
  total,
}: PostSearchControl & { counts: CategoryCounts; total: number }) {
  return (
    <>
      <div className="toolbar">
        <CategoryButtons search={search} counts={counts} />
        <SortField
          form={POST_FORM}
          options={SORTS}
          value={search.sort}
          onChange={(sort) => change({ ...search, sort: sort as PostSort, page: 1 })}
        />
      </div>
      <p className="sm mut mb-4" role="status">
        {isLoading ? 'Loading...' : counted(total, 'article')}
      </p>
    </>
  )
}

const SORTS = POST_SORTS.map((value) => ({ value, label: POST_SORT_NAMES[value] }))

type CategoryCounts = Readonly<Record<PostSearch['category'], number>>

/** Links, so that each category has an address. The counts ignore the search text (decision D-41). */
function CategoryButtons({ search, counts }: { search: PostSearch; counts: CategoryCounts }) {
  return (
    <nav className="toolbar__chips" aria-label="Categories">
      <div className="scroll-x">
        {CATEGORIES.map(([category, name]) => (
          <Link
            key={category}
            className="chip"
            to={blogAddress({ ...search, category, page: 1 })}
            preventScrollReset
            aria-current={category === search.category ? 'true' : undefined}
          >
            {name} <span className="count">{grouped(counts[category])}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}

const CATEGORIES = [
  ['all', 'All Posts'] as const,
  ...PUBLIC_CATEGORIES.map((category) => [category, POST_CATEGORY_NAMES[category]] as const),
]

function PostSearchBox({ search, change }: PostSearchControl) {
  return (
    <ListSearchForm
      id={POST_FORM}
      action={paths.blog()}
      placeholder="Search articles..."
      value={search.search}
      onSearch={(text) => {
        if (text !== search.search) change({ ...search, search: text, page: 1 })
      }}
    >
      {search.category !== 'all' && <input type="hidden" name="category" value={search.category} />}
    </ListSearchForm>
  )
}

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
  isDemo?: boolean
}

function blogMeta(
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
