/** The category of a post, in whatever spelling it was stored (decision D-50). */
import { POST_CATEGORIES, type PostCategory } from '#contract/shared/options.ts'
import { PUBLIC_CATEGORIES, type PublicCategory } from '#contract/posts/post-search.ts'

const SINGULAR: Readonly<Record<string, PostCategory>> = {
  review: 'reviews',
  guide: 'guides',
  strategy: 'strategies',
  tip: 'tips',
  promotion: 'promotions',
}

/** The category as in the options. Singular forms are accepted. Undefined for anything else. */
export function knownPostCategory(category: string): PostCategory | undefined {
  const lower = category.trim().toLowerCase()
  return SINGULAR[lower] ?? POST_CATEGORIES.find((name) => name === lower)
}

/** The category button that shows the post; undefined for tips, promotions and unknown categories. */
export function publicPostCategory(category: string): PublicCategory | undefined {
  const known = knownPostCategory(category)
  return PUBLIC_CATEGORIES.find((name) => name === known)
}
