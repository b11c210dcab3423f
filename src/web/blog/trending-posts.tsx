import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { Link } from '#ui/link.tsx'
import { postCategoryName } from './post-category.ts'

/** The first posts of the list, numbered #1 to #3 (decision D-18). */
export function TrendingPosts({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <section className="card card--flat panel" aria-labelledby="trending">
      <h2 id="trending" className="h3">
        Trending This Week
      </h2>
      <ol className="trend">
        {posts.map((post, index) => (
          <li key={post.id}>
            <span className="n num">#{index + 1}</span>
            <div>
              <h3>
                <Link to={paths.post(post.slug)}>{post.title}</Link>
              </h3>
              <p className="xs mut">
                {postCategoryName(post.category)} · {post.readTime} min read
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
