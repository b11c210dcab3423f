/** Server only: a screen's loader writes with it what needs no script in the browser. */
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'

/** A component without state as HTML, for ServerHtml; its links are those of a document. */
export function renderHtml(node: ReactNode): { html: string } {
  return { html: renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, node)) }
}
