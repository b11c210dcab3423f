import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { PostCard } from '../cards/post-card.tsx'
import { SectionHead } from './section-head.tsx'
import { Strip } from './strip.tsx'

/** Up to three articles about the casino, or the newest ones (decision D-32). */
export function CasinoArticles({ posts }: { posts: readonly PostCardData[] }) {
  if (posts.length === 0) return null
  return (
    <section className="part" id="articles" aria-labelledby="articles-title">
      <SectionHead id="articles-title" title="Related Articles" to={paths.blog()} label="View All Articles" />
      <Strip label="Related Articles">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Strip>
    </section>
  )
}
