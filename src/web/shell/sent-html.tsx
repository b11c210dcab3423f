import { useState } from 'react'

/** A piece of the page as HTML; without it in the browser where the document came with it. */
export interface SentHtml {
  html?: string | undefined
}

interface ServerHtmlProps extends SentHtml {
  /** Of its element, on the page once. */
  id: string
  className?: string
  /** The id of its heading, which makes it a section. */
  labelledBy?: string
}

/** HTML that the server wrote, such as a chart or a part of an article: it needs no script of its own. */
export function ServerHtml({ id, html, className, labelledBy }: ServerHtmlProps) {
  const [sent] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '')
  const Element = labelledBy === undefined ? 'div' : 'section'
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={className}
      // Written by a component, or sanitised where it was read; see db/sanitise-content.ts.
      dangerouslySetInnerHTML={{ __html: html ?? sent }}
      // A browser writes some characters otherwise than the server did.
      suppressHydrationWarning
    />
  )
}

/**
 * HTML for the answer to this request. A document holds it as elements, so the router, which sends enumerable properties,
 * leaves it out of the data beside them; the browser reads it back from the elements. A request for data alone gets it.
 */
export function sentOnce<Part extends object>(part: Part & SentHtml, request: Request): Part & SentHtml {
  if (part.html === undefined || new URL(request.url).pathname.endsWith('.data')) return part
  const { html, ...rest } = part
  return Object.defineProperty(rest as Part & SentHtml, 'html', { value: html })
}
