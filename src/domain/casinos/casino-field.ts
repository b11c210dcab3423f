import type { RatingCategory } from '#contract/shared/options.ts'
import type { Spread } from '../shared/spread.ts'

/** The spread of the scores of all listed casinos, each from 0 to 10; null where too few casinos have one. */
export type CasinoField = Readonly<Record<'safety' | 'expert' | 'users' | RatingCategory, Spread | null>>
