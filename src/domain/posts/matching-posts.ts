/** Selects and orders the posts for a search of the blog. Posts must be sorted, newest first. */
import {
  PUBLIC_CATEGORIES,
  type PostSearch,
  type PostSort,
  type PublicCategory,
} from '#contract/posts/post-search.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { knownPostCategory, publicPostCategory } from './post-category.ts'

type Searched = Pick<PostCardData, 'title' | 'excerpt' | 'category' | 'tags' | 'readTime'>

/** The posts of the category, in the order of the search. `postsWith` applies the text. */
export function matchingPosts<P extends Searched>(
  posts: readonly P[],
  { category, sort }: Pick<PostSearch, 'category' | 'sort'>,
): P[] {
  return ORDERS[sort](
    posts.filter((post) => category === 'all' || publicPostCategory(post.category) === category),
  )
}

/** Posts with the text in title, excerpt, category or tags, ignoring case (decision D-51). */
export function postsWith<P extends Searched>(posts: readonly P[], search: string): P[] {
  const text = search.toLowerCase()
  return posts.filter(
    (post) => text === '' || wordsOf(post).some((words) => words.toLowerCase().includes(text)),
  )
}

/** The number of posts behind each category button, regardless of the search (decision D-41). */
export function categoryCounts(
  posts: readonly Pick<PostCardData, 'category'>[],
): Record<PublicCategory | 'all', number> {
  const categories = posts.map((post) => publicPostCategory(post.category))
  const counts = PUBLIC_CATEGORIES.map(
    (name) => [name, categories.filter((category) => category === name).length] as const,
  )
  return { ...(Object.fromEntries(counts) as Record<PublicCategory, number>), all: posts.length }
}

function wordsOf({ title, excerpt, category, tags }: Searched): string[] {
  const known = knownPostCategory(category)
  return [title, excerpt, category, known === undefined ? '' : POST_CATEGORY_NAMES[known], ...tags]
}

// Sorting is stable, so equal posts stay newest first.
const ORDERS: Readonly<Record<PostSort, <P extends Searched>(posts: P[]) => P[]>> = {
  latest: (posts) => posts,
  oldest: (posts) => posts.toReversed(),
  alphabetical: (posts) => posts.toSorted((a, b) => byName.compare(a.title, b.title)),
  'read-time': (posts) => posts.toSorted((a, b) => a.readTime - b.readTime),
}

const byName = new Intl.Collator(LANGUAGE, { sensitivity: 'base', numeric: true })
