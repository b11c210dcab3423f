import type { WrittenKind } from './item-kinds.ts'

/** What is at an address of an item or a landing page; undefined when there never was anything. */
export type FoundPage = PresentPage | GonePage | undefined

export interface PresentPage {
  id: number
  path: string
}

export interface GonePage {
  kind: WrittenKind
  /** Others of the kind. */
  alternatives: readonly { to: string; label: string }[]
}
