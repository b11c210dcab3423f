/** Server only: a screen's loader writes with it what needs no script in the browser. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A component without hooks as HTML, for ServerHtml. */
export function renderHtml(node: ReactNode): { html: string } {
  return { html: renderToStaticMarkup(node) }
}
