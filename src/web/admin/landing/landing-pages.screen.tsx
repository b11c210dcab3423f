import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { LANDING_LISTS } from '#contract/landing/landing.schema.ts'
import type { ListedLanding } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { Badge } from '#ui/badge.tsx'
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
import { LandingDialog } from './landing-dialog.tsx'
import { FACET_LABELS, LIST_LABELS, valueLabel } from './landing-words.ts'
import './landing-pages.css'

const PATH = '/api/admin/landing-pages'
const FILTERS = { list: { values: [...LANDING_LISTS, 'all'], preset: 'all' } } as const

/** The pages for one value of a list. */
export default function LandingPagesScreen() {
  const list = useList<ListedLanding>(PATH, FILTERS)
  const [open, setOpen] = useState<ListedLanding | 'new'>()
  const { search, filters } = list.query
  const isNarrowed = search !== '' || filters['list'] !== 'all'
  return (
    <>
      <ListFrame
        title="Landing pages"
        one="landing page"
        many="landing pages"
        list={list}
        empty={
          isNarrowed
            ? 'Try another search or list.'
            : 'Add one for a value that people search for, such as a payment method or a country.'
        }
        tools={
          <Button onClick={() => setOpen('new')}>
            <Icon of={Plus} size={18} />
            Add landing page
          </Button>
        }
        toolbar={
          <>
            <ListSearch
              what="landing pages"
              value={search}
              onSearch={(text) => list.change({ search: text })}
            />
            <FilterSelect
              label="List"
              options={[
                { value: 'all', label: 'All lists' },
                ...LANDING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] })),
              ]}
              value={filters['list'] ?? 'all'}
              onChange={(value) => list.change({ list: value })}
            />
          </>
        }
      >
        {(pages) => (
          <ListTable
            caption="Landing pages"
            heads={['Title', 'What it lists', 'Items', 'State', 'Changed']}
            hasActions
          >
            {pages.map((page) => (
              <LandingRow key={page.id} page={page} onChange={() => setOpen(page)} />
            ))}
          </ListTable>
        )}
      </ListFrame>
      {open !== undefined && (
        <LandingDialog {...(open !== 'new' && { landing: open })} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function LandingRow({ page, onChange }: { page: ListedLanding; onChange: () => void }) {
  const { id, list, facet, value, title, total, isPublished, isDemo, updatedAt } = page
  const address = paths.landing(page)
  return (
    <tr>
      <td className="landing-title">
        <b>{title}</b> {isDemo && <Badge className="table__demo">Demo</Badge>}
        <br />
        {isPublished ? (
          <Link className="link sm" to={address}>
            {address}
          </Link>
        ) : (
          <span className="mut sm">{address}</span>
        )}
      </td>
      <td data-label="What it lists">
        {LIST_LABELS[list]}, {(FACET_LABELS[facet] ?? facet).toLowerCase()}: {valueLabel(facet, value)}
      </td>
      <td className="num" data-label="Items">
        {grouped(total)}
      </td>
      <td data-label="State">
        {isPublished ? 'Published' : 'Not published'}
        {isPublished && total < FEWEST_ITEMS && (
          <>
            <br />
            <span className="mut sm">Fewer than {FEWEST_ITEMS} items: not in search engines</span>
          </>
        )}
      </td>
      <td data-label="Changed">
        <AdminTime at={updatedAt} />
      </td>
      <td className="r">
        <IconButton icon={Pencil} iconSize={18} label={`Change ${title}`} onClick={onChange} />
        <DeleteForGoodButton
          path={`${PATH}/${id}`}
          name={title}
          title="Delete this landing page?"
          failure="The landing page could not be deleted"
        >
          Its text goes with it, and {address} answers that there is no page. This cannot be undone. To hide
          it, take back &quot;Published&quot;.
        </DeleteForGoodButton>
      </td>
    </tr>
  )
}
