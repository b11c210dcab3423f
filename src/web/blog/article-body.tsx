import type { ArticlePart } from '#domain/article-media.ts'
import { MediaFigure } from './media-figure.tsx'

interface ArticleBodyProps {
  parts: readonly ArticlePart[]
  /** Of the article: what cannot be shown is drawn from them. */
  title: string
  category: string
}

/** The text of an article with its numbered media where their marks were (decision D-52). */
export function ArticleBody({ parts, title, category }: ArticleBodyProps) {
  return (
    <div className="prose">
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          // Sanitised where it was read; see db/sanitise-content.ts.
          <div key={index} className="prose__part" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <MediaFigure key={index} media={part.media} title={title} category={category} />
        ),
      )}
    </div>
  )
}
