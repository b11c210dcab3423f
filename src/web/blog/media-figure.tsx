import { paths } from '#contract/shared/paths.ts'
import type { PostMedia } from '#contract/posts/posts.schema.ts'
import { Picture } from '#ui/picture.tsx'
import { pictureSource } from '../shell/picture-source.ts'
import { coverKind } from './post-category.ts'
import { VideoFrame } from './video-frame.tsx'

interface MediaFigureProps {
  media: PostMedia
  title: string
  category: string
}

/** A picture or a film of an article with its caption. A film says its caption itself; one without a known address is left out. */
export function MediaFigure({ media, title, category }: MediaFigureProps) {
  const drawn = paths.cover(coverKind(category), media.caption ?? title)
  if (media.type === 'youtube' && media.videoId === null) return null
  return (
    <figure className="media">
      {media.videoId === null ? (
        <Picture
          {...pictureSource(media.url, { width: 640, height: 360 }, '(min-width: 768px) 720px, 92vw')}
          fallback={drawn}
          alt={media.alt ?? media.caption ?? ''}
        />
      ) : (
        <VideoFrame videoId={media.videoId} name={media.caption ?? media.alt ?? title} poster={drawn} />
      )}
      {media.caption !== null && media.videoId === null && <figcaption>{media.caption}</figcaption>}
    </figure>
  )
}
