import { Checkbox } from '#ui/checkbox.tsx'
import { Fold } from '#ui/fold.tsx'
import { facetOptions, MOST_OPTIONS } from './facet-options.ts'
import type { FacetOption } from './facet-options.ts'
import type { FacetFieldProps } from './facet-field-props.ts'
import { sameText, withToggled } from './search-edits.ts'
import type { ManyFacet } from './search-edits.ts'

/** How many options stand before "Show N more". */
const SHOWN_AT_ONCE = 5

/** Several values: the most frequent ones, then the rest behind a fold that opens without scripts. */
export function ManyField({ facet, search, counts, onChange }: FacetFieldProps & { facet: ManyFacet }) {
  const options = facetOptions(facet, counts)
  const isSet = ({ value }: FacetOption) => (search[facet] ?? []).some((other) => sameText(other, value))
  const rows = (some: readonly FacetOption[]) =>
    some.map((option) => (
      <Checkbox
        key={option.value}
        name={facet}
        value={option.value}
        count={option.count}
        checked={isSet(option)}
        onChange={() => onChange(withToggled(search, facet, option.value))}
      >
        {option.label}
      </Checkbox>
    ))
  const hidden = options.slice(SHOWN_AT_ONCE)
  return (
    <>
      {rows(options.slice(0, SHOWN_AT_ONCE))}
      {hidden.length > 0 && (
        <Fold
          className="more"
          open={hidden.some(isSet)}
          summaryClassName="see-all"
          summary={
            <>
              <span>Show {hidden.length} more</span>
              <span>Show fewer</span>
            </>
          }
        >
          {rows(hidden)}
          {options.length >= MOST_OPTIONS && <p className="xs mut mt-2">The {MOST_OPTIONS} most frequent</p>}
        </Fold>
      )}
    </>
  )
}
