import { MISSING_SORTS } from '#contract/redirects/redirects.schema.ts'
import type { MissingAddress, MissingSort } from '#contract/redirects/redirects.schema.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { grouped } from '../overview/grouped.ts'
import { ListTabs } from './list-tabs.tsx'
import { MissingActions } from './missing-actions.tsx'

const FILTERS = { sort: { values: MISSING_SORTS, preset: 'hits' } } as const
const SORT_LABELS: Readonly<Record<MissingSort, string>> = {
  hits: 'Most visits first',
  newest: 'New ones first',
  latest: 'Last visit first',
}

/** What visitors asked for and nothing answers, each with a page that it may have meant. */
export function MissingAddresses() {
  const list = useList<MissingAddress>('/api/admin/missing-addresses', FILTERS)
  const { search, filters } = list.query
  return (
    <>
      <ListTabs />
      <ListFrame
        title="Missing addresses"
        one="address"
        many="addresses"
        list={list}
        empty={
          search === ''
            ? 'Addresses that visitors ask for and that have no page are listed here, within ten seconds.'
            : 'Try another search.'
        }
        toolbar={
          <>
            <ListSearch what="addresses" value={search} onSearch={(text) => list.change({ search: text })} />
            <FilterSelect
              label="Order"
              options={MISSING_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
              value={filters['sort'] ?? 'hits'}
              onChange={(sort) => list.change({ sort })}
            />
          </>
        }
      >
        {(addresses) => (
          <ListTable
            caption="Missing addresses"
            heads={['Address', 'Visits', 'Last visit', 'Came from']}
            hasActions
          >
            {addresses.map((missing) => (
              <tr key={missing.id}>
                <td className="redirect-address">
                  <b>{readable(missing.address)}</b>
                </td>
                <td className="num" data-label="Visits">
                  {grouped(missing.hits)}
                </td>
                <td data-label="Last visit">
                  <AdminTime at={missing.lastSeenAt} />
                </td>
                <td className="redirect-address" data-label="Came from">
                  {missing.referrer ?? <span className="mut">Not known</span>}
                </td>
                <td className="r">
                  <MissingActions missing={missing} />
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </ListFrame>
    </>
  )
}

/** With letters in place of their percent signs, but for characters that would not be seen or turn others around. */
function readable(address: string): string {
  const letters = decodeURI(address)
  return /[\p{Cf}\p{Cc}\p{Co}]/u.test(letters) ? address : letters
}
