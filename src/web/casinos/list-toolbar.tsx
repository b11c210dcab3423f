import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide'
import { CASINO_SORT_NAMES, hasFilters } from '#contract/casinos/casino-search.ts'
import type { CasinoSort } from '#contract/casinos/casino-search.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SortField } from '../lists/sort-field.tsx'
import { FILTER_FORM, FILTER_PANEL } from './filter-sidebar.tsx'
import { appliedFilters } from './search-edits.ts'
import type { CasinoSearchControl } from './use-casino-search.ts'
import { setViewMode, useViewMode } from './view-mode.ts'

interface ListToolbarProps extends CasinoSearchControl {
  total: number
}

/** How many were found, the way to the filters on small screens, the order and the view. */
export function ListToolbar({ search, isLoading, change, total }: ListToolbarProps) {
  return (
    <div className="toolbar">
      <div className="toolbar__count">
        <h2 aria-live="polite">{isLoading ? 'Loading...' : `${total.toLocaleString('en')} Casinos Found`}</h2>
        {hasFilters(search) && <p className="xs mut">Filtered results based on your criteria</p>}
      </div>
      <Button variant="outline" className="toolbar__filters" popoverTarget={FILTER_PANEL}>
        <Icon of={SlidersHorizontal} size={18} />
        Filters
        <FilterCount count={appliedFilters(search).length} />
      </Button>
      <SortField
        form={FILTER_FORM}
        options={SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as CasinoSort, page: 1 })}
      />
      <ViewToggle />
    </div>
  )
}

function FilterCount({ count }: { count: number }) {
  return (
    count > 0 && (
      <Badge tone="brand">
        {count}
        <span className="sr"> set</span>
      </Badge>
    )
  )
}

function ViewToggle() {
  const mode = useViewMode()
  return (
    <div className="seg toolbar__view" role="group" aria-label="View mode">
      <button
        type="button"
        aria-pressed={mode === 'list'}
        aria-label="List view"
        data-tooltip="List view"
        onClick={() => setViewMode('list')}
      >
        <Icon of={Rows3} size={18} />
      </button>
      <button
        type="button"
        aria-pressed={mode === 'grid'}
        aria-label="Grid view"
        data-tooltip="Grid view"
        onClick={() => setViewMode('grid')}
      >
        <Icon of={LayoutGrid} size={18} />
      </button>
    </div>
  )
}

const SORTS = [...CASINO_SORT_NAMES].map(([value, label]) => ({ value, label }))
