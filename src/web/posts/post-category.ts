import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import type { PostCategory } from '#contract/shared/options.ts'
import { knownPostCategory } from '#domain/posts/post-category.ts'

/** How the public side names a post's category; singular forms in the data are read the same way (decision D-50). */
export function postCategoryName(category: string): string {
  const known = knownPostCategory(category)
  return known === undefined ? category : POST_CATEGORY_NAMES[known]
}

/** Which kind of drawing suits a category: the generator knows four and `other`. */
export function coverKind(category: string): string {
  const known = knownPostCategory(category)
  return known === undefined ? 'other' : (COVER_KINDS[known] ?? 'other')
}

const COVER_KINDS: Readonly<Partial<Record<PostCategory, string>>> = {
  reviews: 'review',
  guides: 'guide',
  strategies: 'strategy',
  news: 'news',
}
