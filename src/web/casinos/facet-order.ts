import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'

/**
 * The groups of the filter panel and which of them are open at first: what decides whether a visitor can play there
 * at all, then the scores, then the rest. Chips follow the same order; addresses keep that of CASINO_FACETS.
 */
export const PANEL: readonly (readonly [CasinoFacet, isOpen: boolean])[] = [
  ['country', true],
  ['paymentMethods', true],
  ['maxPayoutHours', true],
  ['maxWagering', true],
  ['license', true],
  ['minSafetyIndex', true],
  ['minExpertRating', true],
  ['minUserRating', true],
  ['features', true],
  ['bonusType', false],
  ['filter', false],
  ['gameProviders', false],
  ['establishedYear', false],
]
