import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import { Segmented } from '#ui/segmented.tsx'
import type { FacetFieldProps } from './facet-field-props.ts'

/** Whether a casino must accept any or all of the chosen payment methods. */
export function MatchField({ search, onChange }: Pick<FacetFieldProps, 'search' | 'onChange'>) {
  return (
    <Segmented
      name="paymentMatch"
      label="Accepts"
      segments={CHOICES}
      value={search.paymentMatch ?? 'any'}
      onChange={(value) => onChange(withMatch(search, value === 'all'))}
    />
  )
}

/** Back on page 1. */
export function withMatch(search: CasinoSearch, isAll: boolean): CasinoSearch {
  const { paymentMatch: _replaced, ...rest } = { ...search, page: 1 }
  return isAll ? { ...rest, paymentMatch: 'all' } : rest
}

const CHOICES = [
  { value: 'any', label: 'Any of these' },
  { value: 'all', label: 'All of these' },
]
