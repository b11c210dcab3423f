/** Where the site finds the rendered page: as the body of a response it would be encoded, copied and decoded again. */
import { createContext } from 'react-router'

export interface Rendered {
  /** The whole document; nothing while the answer is no page. */
  html?: string
  inlineScripts?: readonly string[]
  /** The page shows what is not saved yet: for its editor alone, in a frame of the admin area. */
  isPreview?: true
}

export const renderedContext = createContext<Rendered>()
