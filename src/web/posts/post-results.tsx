import { SearchX } from 'lucide'
import { BLOG } from '#contract/posts/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostSearch } from '#contract/posts/post-search.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { PostCardSkeleton } from '../cards/post-card-skeleton.tsx'
import { blogAddress } from './use-post-search.ts'

interface PostResultsProps {
  search: PostSearch
  items: readonly PostCardData[]
  total: number
  isLoading: boolean
}

/** One page of articles, or a placeholder. */
export function PostResults({ search, items, total, isLoading }: PostResultsProps) {
  if (isLoading)
    return (
      <div className="grid-3" aria-busy="true">
        {SKELETONS.map((key) => (
          <PostCardSkeleton key={key} />
        ))}
      </div>
    )
  if (total === 0) return <NothingFound />

  const pages = Math.ceil(total / BLOG.perPage)
  return (
    <>
      <div className="grid-3">
        {items.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <Pagination
        page={search.page}
        pages={pages}
        hrefOf={(page) => blogAddress({ ...search, page })}
        onOpen={() => window.scrollTo({ top: 0 })}
      />
    </>
  )
}

function NothingFound() {
  return (
    <EmptyState
      icon={SearchX}
      title="No Articles Found"
      action={
        <ButtonLink variant="outline" to={paths.blog()} preventScrollReset>
          Show All Articles
        </ButtonLink>
      }
    >
      Try another word or another category.
    </EmptyState>
  )
}

const SKELETONS = [1, 2, 3, 4, 5, 6]
