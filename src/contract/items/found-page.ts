import type { SlugKind } from './item-kinds.ts'

/** What is at an address of a casino, bonus or game; undefined when there never was anything. */
export type FoundPage = PresentPage | GonePage | undefined

export interface PresentPage {
  id: number
  /** The one address of its page. */
  path: string
}

/** The item was deleted. */
export interface GonePage {
  kind: SlugKind
  /** Others of the kind. */
  alternatives: readonly { to: string; label: string }[]
}
