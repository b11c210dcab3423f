import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import type { CasinoFacet } from '#contract/casinos/casino-facets.ts'
import { FacetField } from './facet-field.tsx'
import type { FacetFieldProps } from './facet-field-props.ts'
import { FacetGroup } from './facet-group.tsx'

/** Every facet of the list with its counts: the sidebar and the dialog show the same. */
export function FacetPanel(props: FacetFieldProps) {
  return PANEL.map(([facet, isOpen]) => (
    <FacetGroup
      key={facet}
      title={CASINO_FACETS[facet].label}
      open={isOpen || props.search[facet] !== undefined}
    >
      <FacetField facet={facet} {...props} />
    </FacetGroup>
  ))
}

/** The order of the groups and which of them are open at first. */
const PANEL: readonly (readonly [CasinoFacet, boolean])[] = [
  ['minSafetyIndex', true],
  ['minExpertRating', true],
  ['minUserRating', true],
  ['license', true],
  ['paymentMethods', true],
  ['features', true],
  ['gameProviders', false],
  ['bonusType', false],
  ['filter', false],
  ['establishedYear', false],
  ['country', true],
]
