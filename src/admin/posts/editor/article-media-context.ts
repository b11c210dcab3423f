import { createContext } from 'react'
import type { Place } from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'

export interface ArticleMedia {
  /** Pictures and videos that are nowhere in the text: the page shows them after it. */
  loose: readonly ListedMedium[]
  /** Brings files into the library and shows them where they go, in their order. */
  addFiles: (files: readonly File[], place: Place) => void
  /** Shows what the library or an address has. */
  addMedium: (medium: ListedMedium) => void
  /** Puts one of `loose` where the cursor is, or at the end. */
  placeLoose: (index: number, place: 'cursor' | 'end') => void
  removeLoose: (index: number) => void
}

/** What the menu and the list below the text do with the media of the article. */
export const ArticleMediaContext = createContext<ArticleMedia>({
  loose: [],
  addFiles: () => undefined,
  addMedium: () => undefined,
  placeLoose: () => undefined,
  removeLoose: () => undefined,
})
