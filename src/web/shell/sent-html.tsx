import { useState } from 'react'

/** A part of the page as HTML; without `html` in the browser when the document contained it. */
export interface SentHtml {
  html?: string | undefined
}

interface ServerHtmlProps extends SentHtml {
  /** Id of its element, unique on the page. */
  id: string
  className?: string
  /** Id of its heading, which makes it a section. */
  labelledBy?: string
}

/** HTML from the server, such as a chart or a part of an article, which needs no script. */
export function ServerHtml({ id, html, className, labelledBy }: ServerHtmlProps) {
  const [sent] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '')
  const Element = labelledBy === undefined ? 'div' : 'section'
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={className}
      // Rendered by a component, or sanitised when it was read; see db/sanitise-content.ts.
      dangerouslySetInnerHTML={{ __html: html ?? sent }}
      // Browsers serialise some characters differently.
      suppressHydrationWarning
    />
  )
}

/**
 * HTML for the response to this request. A document contains it as elements, so it is made non-enumerable, which
 * excludes it from the router's data, and the browser reads it back from the elements. A request for data alone gets it
 * as data.
 */
export function sentOnce<Part extends object>(part: Part & SentHtml, request: Request): Part & SentHtml {
  if (part.html === undefined || new URL(request.url).pathname.endsWith('.data')) return part
  const { html, ...rest } = part
  return Object.defineProperty(rest as Part & SentHtml, 'html', { value: html })
}
