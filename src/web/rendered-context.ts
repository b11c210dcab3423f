/** Passes the rendered page to the site. As the body of a response it would be encoded, copied and decoded again. */
import { createContext } from 'react-router'

export interface Rendered {
  /** The whole document; undefined when the response is not a page. */
  html?: string
  inlineScripts?: readonly string[]
  /** True for unsaved content: shown to its editor in a frame of the admin area. */
  isPreview?: true
}

export const renderedContext = createContext<Rendered>()
