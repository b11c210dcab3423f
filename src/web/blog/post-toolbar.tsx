import { POST_SORT_NAMES, POST_SORTS } from '#contract/posts/post-search.ts'
import type { PostSort } from '#contract/posts/post-search.ts'
import { counted } from '../reviews/counted.ts'
import { SortField } from '../lists/sort-field.tsx'
import { CategoryButtons } from './category-buttons.tsx'
import type { CategoryCounts } from './category-buttons.tsx'
import { POST_FORM } from './post-search-box.tsx'
import type { PostSearchControl } from './use-post-search.ts'

/** The category buttons, the order, and how many articles were found. */
export function PostToolbar({
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
