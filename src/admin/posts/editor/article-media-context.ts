import { createContext } from 'react'
import type { Place } from './place-media.ts'
import type { ListedMedium } from './stored-content.ts'

export interface ArticleMedia {
  /** Pictures and videos without a place in the text, which the page shows after it. */
  loose: readonly ListedMedium[]
  /** Uploads files and places them in order. */
  addFiles: (files: readonly File[], place: Place) => void
  /** Places a medium of the library or an address. */
  addMedium: (medium: ListedMedium) => void
  /** Places one of `loose` at the cursor, or at the end. */
  placeLoose: (index: number, place: 'cursor' | 'end') => void
  removeLoose: (index: number) => void
}

/** Media actions for the menu and the list below the text. */
export const ArticleMediaContext = createContext<ArticleMedia>({
  loose: [],
  addFiles: () => undefined,
  addMedium: () => undefined,
  placeLoose: () => undefined,
  removeLoose: () => undefined,
})
