import type { Compared } from '#contract/comparisons/compared.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { bonusSections } from './bonus-sections.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { casinoSections } from './casino-sections.tsx'
import { columnsOf } from './compare-column.tsx'
import { CompareTable } from './compare-table.tsx'
import { gameSections } from './game-sections.tsx'
import type { CompareFilters } from './need-fields.tsx'

interface ComparisonProps {
  search: CompareSearch
  compared: Compared
  /** The name of the country that the visitor wants to play in; empty without one. */
  country: string
  filters: CompareFilters | undefined
  now: Date
}

/** The table of whatever kind is compared. */
export function Comparison(props: ComparisonProps) {
  return (
    <LinkPlace value="compare">
      <Table {...props} />
    </LinkPlace>
  )
}

function Table({ search, compared, country, filters, now }: ComparisonProps) {
  const frame = { search, columns: columnsOf(compared, now), filters }
  switch (compared.kind) {
    case 'casinos':
      return (
        <CompareTable
          {...frame}
          items={compared.items}
          sections={casinoSections({ ...search, country, items: compared.items })}
        />
      )
    case 'bonuses':
      return <CompareTable {...frame} items={compared.items} sections={bonusSections(now)} />
    case 'games':
      return <CompareTable {...frame} items={compared.items} sections={gameSections()} />
  }
}
