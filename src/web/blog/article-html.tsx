import { useState } from 'react'

interface ArticleHtmlProps {
  /** Undefined where the document that the server sent holds it already: see sent-once.ts. */
  html: string | undefined
  /** Tells the parts of an article apart. */
  index: number
}

/** A part of an article between two of its media. */
export function ArticleHtml({ html, index }: ArticleHtmlProps) {
  const id = `article-part-${index}`
  const [drawn] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '')
  return (
    <div
      id={id}
      className="prose__part"
      // Sanitised where it was read; see db/sanitise-content.ts.
      dangerouslySetInnerHTML={{ __html: html ?? drawn }}
      // A browser writes some characters otherwise than the server did.
      suppressHydrationWarning
    />
  )
}
