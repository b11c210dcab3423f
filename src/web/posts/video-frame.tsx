import { Play } from 'lucide'
import { useState } from 'react'
import { youtubeEmbedUrl } from '#domain/posts/article-media.ts'
import { Icon } from '#ui/icon.tsx'

interface VideoFrameProps {
  videoId: string
  name: string
  /** A drawing, because the film's own still would tell YouTube about every reader. */
  poster: string
}

/** A video that loads nothing from YouTube until it is started (decision D-52). A plain link without scripts. */
export function VideoFrame({ videoId, name, poster }: VideoFrameProps) {
  const [plays, setPlays] = useState(false)
  if (plays) {
    return (
      <iframe
        // The focused button has been replaced.
        ref={(frame) => frame?.focus()}
        className="video video--plays"
        src={`${youtubeEmbedUrl(videoId)}?autoplay=1&rel=0`}
        title={name}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // The player needs its scripts and its own origin, which is not ours; it may not navigate this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  const face = (
    <>
      <span className="video__poster">
        <img src={poster} alt="" width={640} height={360} loading="lazy" />
        <span className="video__play">
          <Icon of={Play} size={26} />
        </span>
      </span>
      <span className="video__words">
        <b>Play video: {name}</b> Loads from YouTube, without cookies, only when you press play.
      </span>
    </>
  )
  return (
    <>
      <a
        className="video unscripted"
        href={`https://www.youtube.com/watch?v=${videoId}`}
        target="_blank"
        rel="noopener"
      >
        {face}
      </a>
      <button type="button" className="video scripted" onClick={() => setPlays(true)}>
        {face}
      </button>
    </>
  )
}
