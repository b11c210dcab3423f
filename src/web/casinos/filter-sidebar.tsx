import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { FacetPanel } from './facet-panel.tsx'
import type { FacetFieldProps } from './facet-field.tsx'
import { cleared } from './search-edits.ts'
import { casinoListAddress } from './use-casino-search.ts'

/** The id of the form that the search box and the order belong to as well, wherever they stand. */
export const FILTER_FORM = 'casino-filters'

/**
 * The filters beside the list. A plain form: without scripts its button sends it, and on small screens
 * the Filters link unfolds it by its id.
 */
export function FilterSidebar(props: FacetFieldProps) {
  return (
    <aside className="filters" id="filters" aria-label="Filters">
      <Form id={FILTER_FORM} method="get" action={paths.casinos()}>
        <div className="filters__head">
          <h2>Filters</h2>
          <Link className="see-all" to={casinoListAddress(cleared(props.search))} preventScrollReset>
            Clear All
          </Link>
        </div>
        <FacetPanel {...props} />
        <Button type="submit" block className="unscripted">
          Show casinos
        </Button>
      </Form>
    </aside>
  )
}
