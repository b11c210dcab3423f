import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'

/** What a landing page shows. */
export interface LandingData extends Omit<LandingForm, 'pinned' | 'isPublished'> {
  isDemo: boolean
  /** Sentences. */
  facts: readonly string[]
  /** On all pages. */
  total: number
  /** From 1. */
  page: number
  now: string
  /** Of these three only those of its list are filled. */
  casinos: readonly CasinoCardData[]
  bonuses: readonly BonusCardData[]
  games: readonly GameCardData[]
}
