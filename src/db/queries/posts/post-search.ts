import type { PostSearch, PostSort, PublicCategory } from '#contract/posts/post-search.ts'
import type { Post, PostCardData } from '#contract/posts/posts.schema.ts'
import { BLOG } from '#contract/posts/limits.ts'
import { matchingPosts, postsWith } from '#domain/posts/matching-posts.ts'
import { anyOf } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { findByName } from '../../catalogue/find-by-name.ts'
import { listedPosts, type ListedPost } from '../../catalogue/listed-posts.ts'
import { NAME_RANKS } from '../../catalogue/name-index.ts'
import type { PostList } from '../../catalogue/post-list.ts'
import { inOrderOf } from '../sql/by-ids.ts'
import type { Page, Paged } from '../sql/page.ts'
import { spellAs, type Corrected } from '../search/spell-as.ts'
import { NEWEST_FIRST } from './post-columns.ts'
import { listPostsByIds, postCards, postsOf, type PostsShown } from './posts.ts'

interface FoundPosts extends Corrected {
  /** Posts with the text, newest first; if there are none, those of its corrected reading. */
  found: readonly ListedPost[]
}

/** Published articles by text; all without a text. */
export async function findPosts(
  { catalogue }: Pick<Catalogued, 'catalogue'>,
  text: string,
): Promise<FoundPosts> {
  const indexes = await catalogue.indexes()
  const all = indexes.posts.all
  const exact = text === '' ? all : postsWith(all, text)
  if (exact.length > 0 || text === '') return { found: exact }
  const meant = findByName(indexes, text)
  if (meant === undefined) return { found: [] }
  const { words, isCorrected } = meant.reading
  const places = anyOf(NAME_RANKS.map((rank) => meant.posts[rank]))
  const named = new Set([...places.members()].map((place) => all[place]?.id))
  const others = new Set(postsWith(all, words.join(' ')).map(({ id }) => id))
  const found = all.filter(({ id }) => named.has(id) || others.has(id))
  const titles = found.flatMap(({ title, tags }) => [title, ...tags])
  return { found, correctedTo: isCorrected && found.length > 0 ? spellAs(words, titles) : undefined }
}

/** The filters of GET /api/blog. An absent field does not filter. */
export interface PostFilters {
  search?: string | undefined
  category?: PostSearch['category'] | undefined
  sort?: PostSort | undefined
}

/** Articles that match the filters, newest first unless another order is named; one page when a page is named. */
export async function filterPosts(
  of: Catalogued,
  { search = '', category = 'all', sort = 'latest' }: PostFilters,
  page?: Page,
  shown: PostsShown = 'published',
): Promise<Paged<Post>> {
  const withText =
    shown === 'published'
      ? (await findPosts(of, search)).found
      : postsWith(await listedPosts(postsOf(of.db, shown).orderBy(NEWEST_FIRST)), search)
  const found = matchingPosts(withText, { category, sort }).map(({ id }) => id)
  const ids = page === undefined ? found : found.slice((page.number - 1) * page.size, page.number * page.size)
  return { items: inOrderOf(ids, await listPostsByIds(of.db, ids, shown)), total: found.length }
}

interface BlogPage extends Corrected {
  items: PostCardData[]
  /** The length of the list below the front. */
  total: number
  articles: number
  /** Counts regardless of the search text. */
  counts: Record<PublicCategory | 'all', number>
  tags: readonly string[]
  featured: PostCardData | undefined
  trending: PostCardData[]
}

/** One page of the blog with the parts around its list. Cards are read by id, however many articles there are. */
export async function searchBlogPage(of: Catalogued, search: PostSearch): Promise<BlogPage> {
  const { posts: list } = await of.catalogue.indexes()
  const { featured, rest } = list.front
  const { found: withText, correctedTo } = await findPosts(of, search.search)
  const isWhole = search.search === '' && search.category === 'all' && search.sort === 'latest'
  const found = isWhole ? rest : inOrder(list, withText, search)
  const items = found.slice((search.page - 1) * BLOG.perPage, search.page * BLOG.perPage)
  const trending = rest.slice(0, BLOG.trending)
  const shown = [...items, ...trending, ...(featured === undefined ? [] : [featured])].map(({ id }) => id)
  const cards = shown.length === 0 ? [] : await postCards(of.db, shown).execute()
  return {
    items: inOrderOf(
      items.map(({ id }) => id),
      cards,
    ),
    total: found.length,
    articles: isWhole ? list.all.length : found.length,
    counts: list.counts,
    tags: list.tags,
    featured: cards.find(({ id }) => id === featured?.id),
    trending: inOrderOf(
      trending.map(({ id }) => id),
      cards,
    ),
    correctedTo,
  }
}

/** Whole lists are sorted once and cached. Lists narrowed by text or category are sorted here. */
function inOrder(
  list: PostList,
  withText: readonly ListedPost[],
  { search, category, sort }: PostSearch,
): readonly ListedPost[] {
  if (search === '' && category === 'all') return list.sorted(sort)
  return matchingPosts(withText, { category, sort })
}
