import { useSearchParams } from 'react-router'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import type { TableWords } from './admin-table.tsx'
import { withTableQuery } from './rows-query.ts'
import type { TableQuery } from './rows-query.ts'
import { SearchBox } from './search-box.tsx'
import { useAddressSearch } from './use-address-search.ts'

/** Search and status of a table, and the switch that leaves only what lacks a fact. */
export function TableToolbar({ words, query }: { words: TableWords; query: TableQuery }) {
  const [parameters, setParameters] = useSearchParams()
  return (
    <div className="admin-toolbar">
      <SearchBox many={words.many} {...useAddressSearch()} />
      <Segmented
        name="status"
        label="Status"
        segments={[{ value: 'all', label: 'All' }, ...words.statuses]}
        value={query.status}
        onChange={(status) =>
          setParameters(withTableQuery(parameters, { status }), { preventScrollReset: true })
        }
      />
      <Switch
        label="Missing facts"
        checked={query.missing}
        onChange={(on) =>
          setParameters(withTableQuery(parameters, { missing: on ? 'true' : undefined }), {
            preventScrollReset: true,
          })
        }
      />
    </div>
  )
}
