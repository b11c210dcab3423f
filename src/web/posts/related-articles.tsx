import { Newspaper } from 'lucide'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PostCard } from '../cards/post-card.tsx'

/** Up to three articles about a bonus or a game (decision D-33). */
export function RelatedArticles({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <>
      <h2 className="sr">Related Articles</h2>
      {posts.length === 0 ? (
        <EmptyState icon={Newspaper} title="No related articles found." />
      ) : (
        <div className="grid-2">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      )}
    </>
  )
}
