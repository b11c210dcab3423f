import { paths } from '#contract/shared/paths.ts'
import type { Post } from '#contract/posts/posts.schema.ts'
import { Picture } from '#ui/picture.tsx'
import { pictureSource } from '../shell/picture-source.ts'
import { coverKind } from './post-category.ts'

interface PostCoverProps {
  post: Pick<Post, 'title' | 'category' | 'featuredImage'>
  lazy?: boolean
}

/** A post's cover, 16:9, or one generated from category and title. Decorative: the title is beside it. */
export function PostCover({ post, lazy = true }: PostCoverProps) {
  return (
    <div className="cover">
      <Picture
        {...pictureSource(post.featuredImage, { width: 640, height: 360 }, '(min-width: 768px) 640px, 92vw')}
        fallback={paths.cover(coverKind(post.category), post.title)}
        alt=""
        lazy={lazy}
      />
    </div>
  )
}
