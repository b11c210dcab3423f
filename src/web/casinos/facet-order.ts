import { CASINO_FACET_NAMES, CASINO_FACETS } from '#contract/casinos/casino-facets.ts'

/** The facets in the order of the filter panel, which chips follow; addresses keep that of CASINO_FACETS. */
export const PANEL = CASINO_FACET_NAMES.toSorted(
  (one, other) => CASINO_FACETS[one].panel[0] - CASINO_FACETS[other].panel[0],
)
