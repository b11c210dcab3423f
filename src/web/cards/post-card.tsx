import { CARD } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { TagList } from '#ui/tag-list.tsx'
import { formatDate } from '#domain/shared/dates.ts'
import { Link } from '#ui/link.tsx'
import { postCategoryName } from '../posts/post-category.ts'
import { PostCover } from '../posts/post-cover.tsx'
import { useDemoMark } from '../shell/site-data.ts'

/** An article in grids and carousels. */
export function PostCard({ post }: { post: PostCardData }) {
  return (
    <article className="card post-card">
      <PostCover post={post} />
      <div className="post-card__body">
        <PostMeta post={post} />
        <h3>
          <Link className="stretched" to={paths.post(post.slug)}>
            {post.title}
          </Link>
        </h3>
        <p>{post.excerpt}</p>
        <TagList label="Tags" items={post.tags} limit={CARD.postTags} />
      </div>
    </article>
  )
}

/** Category, date and reading time of a post in one line. */
export function PostMeta({
  post,
}: {
  post: Pick<PostCardData, 'id' | 'category' | 'publishedAt' | 'createdAt' | 'readTime'>
}) {
  const published = post.publishedAt ?? post.createdAt
  const date = formatDate(published)
  const demo = useDemoMark('post', post.id)
  return (
    <p className="meta">
      <span className="cat">{postCategoryName(post.category)}</span>
      {date !== undefined && (
        <>
          <span className="dot" />
          <time dateTime={published}>{date}</time>
        </>
      )}
      <span className="dot" />
      {post.readTime} min read{demo}
    </p>
  )
}
