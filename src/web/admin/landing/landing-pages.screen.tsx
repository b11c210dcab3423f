import { Plus } from 'lucide'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import type { ListedLanding } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { FEWEST_ITEMS } from '#contract/site/indexing.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { FilterSelect } from '../list/filter-select.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListTable } from '../list/list-table.tsx'
import { useList } from '../list/use-list.ts'
import { grouped } from '../overview/grouped.ts'
import { opensRow } from '../table/opens-row.ts'
import { RowActions } from '../table/row-actions.tsx'
import { useDelete } from '../table/use-delete.tsx'
import { useOpenForm } from '../table/use-open-form.ts'
import { LandingDialog } from './landing-dialog.tsx'
import { FACET_LABELS, LIST_LABELS, valueLabel } from './landing-words.ts'
import './landing-pages.css'

const PATH = '/api/admin/landing-pages'
const FILTERS = { list: { values: [...LANDING_LISTS, 'all'], preset: 'all' } } as const

/** The pages for one value of a list. */
export default function LandingPagesScreen() {
  const list = useList<ListedLanding>(PATH, FILTERS)
  const { linkTo, open } = useOpenForm('landing')
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
          <Button onClick={() => open('new')}>
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
              <LandingRow key={page.id} page={page} form={linkTo(page.id)} onOpen={open} />
            ))}
          </ListTable>
        )}
      </ListFrame>
      <LandingDialog />
    </>
  )
}

interface LandingRowProps {
  page: ListedLanding
  /** The link to its form. */
  form: LinkProps
  onOpen: (id: number | 'new', from?: number) => void
}

function LandingRow({ page, form, onOpen }: LandingRowProps) {
  const { id, list, facet, value, title, total, isPublished, isDemo, updatedAt } = page
  const address = paths.landing(page)
  const deletion = useDelete('landing', { id, name: title })
  return (
    // The link of the title does the same by keyboard.
    <tr
      className="table__row"
      onClick={(event) => {
        if (opensRow(event)) onOpen(id)
      }}
    >
      <td className="landing-title">
        <Link className="table__open" {...form}>
          {title}
        </Link>{' '}
        {isDemo && <Badge className="table__demo">Demo</Badge>}
        <br />
        <span className="mut sm">{address}</span>
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
        <RowActions
          name={title}
          siteHref={isPublished ? address : undefined}
          onEdit={() => onOpen(id)}
          onCopy={() => onOpen('new', id)}
          onDelete={deletion.ask}
        />
        {deletion.question}
      </td>
    </tr>
  )
}
