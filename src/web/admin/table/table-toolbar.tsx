import { SlidersHorizontal } from 'lucide'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ItemKind } from '#contract/items/item-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import type { Option } from '#ui/select.tsx'
import { DraftsLink } from '../drafts/drafts-link.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import type { TableWords } from './table-words.ts'
import { withTableQuery } from './rows-query.ts'
import type { TableQuery } from './rows-query.ts'
import { SearchBox } from './search-box.tsx'
import { TableFilters } from './table-filters.tsx'
import { useAddressSearch } from './use-address-search.ts'

interface TableToolbarProps {
  kind: ItemKind
  words: TableWords
  query: TableQuery
  /** What can be sorted by, for screens without heads of columns. */
  sorts: readonly Option[]
}

/** Search, status, order and filters of a table. The filters are in sight while any is set. */
export function TableToolbar({ kind, words, query, sorts }: TableToolbarProps) {
  const [parameters, setParameters] = useSearchParams()
  const filtersId = useId()
  const chosen = Object.keys(query.filters).length + (query.missing === undefined ? 0 : 1)
  const [isOpen, setOpen] = useState(chosen > 0)
  const change = (changes: Parameters<typeof withTableQuery>[1]) =>
    setParameters(withTableQuery(parameters, changes), { preventScrollReset: true })
  return (
    <>
      <div className="admin-toolbar">
        <SearchBox many={words.many} {...useAddressSearch()} />
        <Segmented
          name="status"
          label="Status"
          segments={[{ value: 'all', label: 'All' }, ...words.statuses]}
          value={query.status}
          onChange={(status) => change({ status })}
        />
        <div className="table-sort">
          <FilterSelect
            label="Order"
            options={[{ value: '', label: 'Newest first' }, ...sorts]}
            value={query.sort ?? ''}
            onChange={(sort) => change({ sort })}
          />
        </div>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={SlidersHorizontal} size={18} />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
        <DraftsLink kind={kind} />
      </div>
      {isOpen && <TableFilters id={filtersId} kind={kind} query={query} onChange={change} />}
    </>
  )
}
