import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { PostMeta } from '../cards/post-card.tsx'
import { PostCover } from './post-cover.tsx'

/** The one article at the top of the blog (decision D-18). */
export function FeaturedPost({ post }: { post: PostCardData }) {
  return (
    <article className="card feature">
      <PostCover post={post} lazy={false} />
      <div className="feature__body">
        <Badge tone="chip">Featured Article</Badge>
        <h2>
          <Link className="stretched" to={paths.post(post.slug)}>
            {post.title}
          </Link>
        </h2>
        <p className="mut">{post.excerpt}</p>
        <PostMeta post={post} />
      </div>
    </article>
  )
}
