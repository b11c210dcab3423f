import { createContext } from 'react'

export interface ListedMedium {
  type: string
  url: string
  caption: string
  alt: string
}

/** The media of the form, for the cards in the text. */
export const MediaListContext = createContext<readonly ListedMedium[]>([])
