import type { PostSearch, PublicCategory } from '#contract/posts/post-search.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { BLOG } from '#contract/shared/limits.ts'
import { matchingPosts, postsWith } from '#domain/posts/matching-posts.ts'
import { anyOf } from '../../catalogue/bitset.ts'
import type { Catalogued } from '../../catalogue/catalogue.ts'
import { findByName } from '../../catalogue/find-by-name.ts'
import type { ListedPost } from '../../catalogue/listed-posts.ts'
import { NAME_RANKS } from '../../catalogue/name-index.ts'
import type { PostList } from '../../catalogue/post-list.ts'
import { inOrderOf } from '../sql/by-ids.ts'
import { spellAs } from '../search/spell-as.ts'
import type { Corrected } from '../search/spell-as.ts'
import { postCards } from './posts.ts'

interface FoundPosts extends Corrected {
  /** Those with the text, newest first; without any of them those with what it may have meant. */
  found: readonly ListedPost[]
}

/** Published articles by a text; all of them without one. */
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

interface BlogPage extends Corrected {
  items: PostCardData[]
  /** Of what is listed below the front. */
  total: number
  articles: number
  /** Whatever is searched for. */
  counts: Record<PublicCategory | 'all', number>
  tags: readonly string[]
  featured: PostCardData | undefined
  trending: PostCardData[]
}

/** One page of the blog with what stands around its list. Its cards are read by id, however many articles there are. */
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

/** Whole lists are sorted once; what a text or a category leaves is sorted here. */
function inOrder(
  list: PostList,
  withText: readonly ListedPost[],
  { search, category, sort }: PostSearch,
): readonly ListedPost[] {
  if (search === '' && category === 'all') return list.sorted(sort)
  return matchingPosts(withText, { category, sort })
}
