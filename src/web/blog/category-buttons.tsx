import { POST_CATEGORY_NAMES } from '#contract/shared/options.ts'
import { PUBLIC_CATEGORIES } from '#contract/posts/post-search.ts'
import type { PostSearch } from '#contract/posts/post-search.ts'
import { Link } from '#ui/link.tsx'
import { blogAddress } from './use-post-search.ts'

export type CategoryCounts = Readonly<Record<PostSearch['category'], number>>

/** Links, so that a category has an address; the numbers count all its articles, whatever is searched for (decision D-41). */
export function CategoryButtons({ search, counts }: { search: PostSearch; counts: CategoryCounts }) {
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
            {name} <span className="count">{counts[category].toLocaleString('en')}</span>
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
