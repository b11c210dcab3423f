import { paths } from '#contract/paths.ts'
import type { Post } from '#contract/posts.schema.ts'
import { Picture } from '#ui/picture.tsx'
import { coverKind } from './post-category.ts'

interface PostCoverProps {
  post: Pick<Post, 'title' | 'category' | 'featuredImage'>
  lazy?: boolean
}

/** A post's cover, 16 to 9, or the one drawn from its category and title. Decorative: the title stands beside it. */
export function PostCover({ post, lazy = true }: PostCoverProps) {
  return (
    <div className="cover">
      <Picture
        src={post.featuredImage}
        fallback={paths.cover(coverKind(post.category), post.title)}
        alt=""
        width={640}
        height={360}
        lazy={lazy}
      />
    </div>
  )
}
