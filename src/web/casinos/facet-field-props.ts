import type { CasinoSearch } from '#contract/casinos/casino-search.ts'
import type { CasinoFacetCounts } from '#contract/casinos/casinos.schema.ts'

export interface FacetFieldProps {
  search: CasinoSearch
  counts: CasinoFacetCounts
  onChange: (next: CasinoSearch) => void
}
