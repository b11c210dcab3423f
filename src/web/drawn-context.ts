/** Where the drawn page is left for the site: a text in an answer would be encoded, copied and decoded on its way. */
import { createContext } from 'react-router'

export interface Drawn {
  /** The whole document; nothing while the answer is no page. */
  html?: string
  /** The bodies of its inline scripts that may run. */
  inlineScripts?: readonly string[]
  /** The page shows what is not saved yet: for its editor alone, in a frame of the admin area. */
  isPreview?: true
}

export const drawnContext = createContext<Drawn>()
