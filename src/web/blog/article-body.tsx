import { ArticleHtml } from './article-html.tsx'
import { MediaFigure } from './media-figure.tsx'
import type { ShownPart } from './sent-once.ts'

interface ArticleBodyProps {
  parts: readonly ShownPart[]
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
          <ArticleHtml key={index} html={part.html} index={index} />
        ) : (
          <MediaFigure key={index} media={part.media} title={title} category={category} />
        ),
      )}
    </div>
  )
}
