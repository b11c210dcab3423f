import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { PostMeta } from '../cards/post-card.tsx'
import { PostCover } from './post-cover.tsx'

/** What an article opens with. */
export function ArticleHead({ post }: { post: PostCardData & { author: string } }) {
  return (
    <header className="art-grid__head article">
      <PostMeta post={post} />
      <h1>{post.title}</h1>
      <p className="lede">{post.excerpt}</p>
      <p className="sm mut mt-3">By {post.author}</p>
      <PostCover post={post} lazy={false} />
    </header>
  )
}
