/** Server only: loaders use it for parts that need no script in the browser. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'

/** Renders a component without state as HTML, for ServerHtml. Its links load documents. */
export function renderHtml(node: ReactNode): { html: string } {
  return { html: renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, node)) }
}
