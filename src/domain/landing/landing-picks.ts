import type { RankingReason } from '../casinos/ranking-reason.ts'
import type { Spread } from '../shared/spread.ts'

/** The casinos that a landing page names first, each with the reason and the day beside it. */
export interface LandingPicks {
  ids: readonly number[]
  reasons: Readonly<Record<number, RankingReason>>
  /** The safety index of all casinos; null where too few have one. */
  safety: Spread | null
}
