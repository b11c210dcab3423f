import { POST_CATEGORY_NAMES, type PostCategory } from '#contract/shared/options.ts'
import { knownPostCategory } from '#domain/posts/post-category.ts'

/** The public name of a post's category. Singular forms are accepted (decision D-50). */
export function postCategoryName(category: string): string {
  const known = knownPostCategory(category)
  return known === undefined ? category : POST_CATEGORY_NAMES[known]
}

/** The kind of drawing for a category: one of four, or `other`. */
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
