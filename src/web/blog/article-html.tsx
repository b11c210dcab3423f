import { useState } from 'react'
import type { ArticlePart } from '#domain/posts/article-media.ts'

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

/** A part of an article as its page has it: without HTML in the browser where the document came with it. */
export type ShownPart = { kind: 'html'; html?: string } | Exclude<ArticlePart, { kind: 'html' }>

/**
 * The parts of an article for the answer to this request. A document holds their HTML as elements, so the router, which
 * sends enumerable properties, leaves it out of the data beside them; the browser reads it back from the elements
 * (article-html.tsx). A request for data alone gets all of it.
 */
export function sentOnce(parts: readonly ArticlePart[], request: Request): ShownPart[] {
  if (new URL(request.url).pathname.endsWith('.data')) return [...parts]
  return parts.map((part) =>
    part.kind === 'html' ? Object.defineProperty({ kind: part.kind }, 'html', { value: part.html }) : part,
  )
}
