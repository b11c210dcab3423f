import type { WrittenKind } from './item-kinds.ts'

/** The state of an item's or landing page's address; undefined when nothing was ever there. */
export type FoundPage = PresentPage | GonePage | undefined

export interface PresentPage {
  id: number
  path: string
}

export interface GonePage {
  kind: WrittenKind
  /** Similar items to offer instead. */
  alternatives: readonly { to: string; label: string }[]
}
