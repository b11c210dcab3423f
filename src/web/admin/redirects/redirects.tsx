import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { REDIRECT_KINDS } from '#contract/redirects/redirect-kinds.ts'
import { REDIRECT_SORTS } from '#contract/redirects/redirects.schema.ts'
import type { Redirect, RedirectSort } from '#contract/redirects/redirects.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { grouped } from '../overview/grouped.ts'
import { FileButtons } from './file-buttons.tsx'
import { ListTabs } from './list-tabs.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { KIND_LABELS } from './redirect-words.ts'

const PATH = '/api/admin/redirects'
const FILTERS = {
  kind: { values: [...REDIRECT_KINDS, 'all'], preset: 'all' },
  sort: { values: REDIRECT_SORTS, preset: 'newest' },
} as const
const SORT_LABELS: Readonly<Record<RedirectSort, string>> = {
  newest: 'Newest first',
  source: 'By old address',
  hits: 'Most used first',
  used: 'Last used first',
}

/** The redirects that staff have made, with how often each was used. */
export function Redirects() {
  const list = useList<Redirect>(PATH, FILTERS)
  const [open, setOpen] = useState<Redirect | 'new'>()
  const { search, filters } = list.query
  const isNarrowed = search !== '' || filters['kind'] !== 'all'
  return (
    <>
      <ListTabs />
      <ListFrame
        title="Redirects"
        one="redirect"
        many="redirects"
        list={list}
        empty={
          isNarrowed
            ? 'Try another search or matching.'
            : 'Add one for an address that used to be a page. A changed name of a casino, bonus or game needs none: its former address leads on by itself.'
        }
        tools={
          <>
            <FileButtons />
            <Button onClick={() => setOpen('new')}>
              <Icon of={Plus} size={18} />
              Add redirect
            </Button>
          </>
        }
        toolbar={
          <>
            <ListSearch what="addresses" value={search} onSearch={(text) => list.change({ search: text })} />
            <FilterSelect
              label="Matching"
              options={[
                { value: 'all', label: 'All kinds' },
                ...REDIRECT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
              ]}
              value={filters['kind'] ?? 'all'}
              onChange={(kind) => list.change({ kind })}
            />
            <FilterSelect
              label="Order"
              options={REDIRECT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
              value={filters['sort'] ?? 'newest'}
              onChange={(sort) => list.change({ sort })}
            />
          </>
        }
      >
        {(redirects) => (
          <ListTable
            caption="Redirects"
            heads={['Old address', 'New address', 'Matching', 'Visits', 'Last used']}
            hasActions
          >
            {redirects.map((redirect) => (
              <RedirectRow key={redirect.id} redirect={redirect} onChange={() => setOpen(redirect)} />
            ))}
          </ListTable>
        )}
      </ListFrame>
      {open !== undefined && (
        <RedirectDialog {...(open !== 'new' && { redirect: open })} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function RedirectRow({ redirect, onChange }: { redirect: Redirect; onChange: () => void }) {
  const { id, kind, source, target, position, hits, lastUsedAt } = redirect
  return (
    <tr>
      <td className="redirect-address">
        <b>{source}</b>
      </td>
      <td className="redirect-address" data-label="Leads to">
        {target}
      </td>
      <td data-label="Matching">
        {KIND_LABELS[kind]}
        {position !== null && <span className="mut"> (place {position})</span>}
      </td>
      <td className="num" data-label="Visits">
        {grouped(hits)}
      </td>
      <td data-label="Last used">
        {lastUsedAt === null ? <span className="mut">Not yet</span> : <AdminTime at={lastUsedAt} />}
      </td>
      <td className="r">
        <IconButton icon={Pencil} iconSize={18} label={`Change ${source}`} onClick={onChange} />
        <DeleteForGoodButton
          path={`${PATH}/${id}`}
          name={source}
          title="Delete this redirect?"
          failure="The redirect could not be deleted"
        >
          Visitors of {source} will be told that there is no page. Its count of visits goes with it. This
          cannot be undone.
        </DeleteForGoodButton>
      </td>
    </tr>
  )
}
