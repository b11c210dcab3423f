import type { RankingReason } from '../casinos/ranking-reason.ts'
import type { Spread } from '../shared/spread.ts'

/** The casinos named first on a landing page, each with a reason and a date. */
export interface LandingPicks {
  ids: readonly number[]
  reasons: Readonly<Record<number, RankingReason>>
  /** The spread of all casinos' safety indexes; null where too few have one. */
  safety: Spread | null
}
