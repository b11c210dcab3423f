import { createContext, type RefObject } from 'react'

/** The editor's functions for other tabs; null while it loads. */
export interface EditorHandle {
  focus: () => void
  /** Places the medium with this number at the last cursor position, or at the end. */
  placeMedia: (number: number) => void
}

export const EditorHandleContext = createContext<RefObject<EditorHandle | null>>({ current: null })
