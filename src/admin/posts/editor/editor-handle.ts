import { createContext } from 'react'
import type { RefObject } from 'react'

/** What the other tabs may ask of the editor; null while it is being loaded. */
export interface EditorHandle {
  focus: () => void
  /** Puts the medium with this number where the cursor was, or at the end. */
  placeMedia: (number: number) => void
}

export const EditorHandleContext = createContext<RefObject<EditorHandle | null>>({ current: null })
