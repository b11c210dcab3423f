import { CASINO_FACETS } from '#contract/casinos/casino-facets.ts'
import { FacetField } from './facet-field.tsx'
import type { FacetFieldProps } from './facet-field-props.ts'
import { FacetGroup } from './facet-group.tsx'
import { PANEL } from './facet-order.ts'

/** Every facet of the list with its counts: the sidebar and the dialog show the same. */
export function FacetPanel(props: FacetFieldProps) {
  return PANEL.map((facet) => (
    <FacetGroup
      key={facet}
      title={CASINO_FACETS[facet].label}
      open={CASINO_FACETS[facet].panel[1] || props.search[facet] !== undefined}
    >
      <FacetField facet={facet} {...props} />
    </FacetGroup>
  ))
}
