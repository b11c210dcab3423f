import type { Post } from '#contract/posts/posts.schema.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { postCategoryName } from './post-category.ts'

/** The facts about an article in one card. */
export function ArticleInfo({
  post,
}: {
  post: Pick<Post, 'category' | 'publishedAt' | 'createdAt' | 'readTime' | 'isPublished'>
}) {
  const published = post.publishedAt ?? post.createdAt
  return (
    <section className="card card--flat p-5" aria-labelledby="article-info">
      <h2 id="article-info" className="h3">
        Article Info
      </h2>
      <dl className="spec">
        <div>
          <dt>Category</dt>
          <dd>{postCategoryName(post.category)}</dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>
            <time dateTime={published}>{formatDate(published)}</time>
          </dd>
        </div>
        <div>
          <dt>Reading time</dt>
          <dd>{post.readTime} min</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{post.isPublished ? <Badge tone="ok">Published</Badge> : <Badge tone="off">Draft</Badge>}</dd>
        </div>
      </dl>
    </section>
  )
}
