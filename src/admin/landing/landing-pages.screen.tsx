import { Plus } from 'lucide'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import { LANDING_LIST, type ListedLanding } from '#contract/landing/landing.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListFrame, type ListFilter } from '../items/list/list-frame.tsx'
import { useList } from '../items/list/use-list.ts'
import { RowActions } from '../items/table/row-parts.tsx'
import { useDelete } from '../items/table/use-delete.tsx'
import { TransferButton } from '../transfer/transfer-button.tsx'
import { useOpenForm } from '../items/table/use-open-form.ts'
import { LIST_LABELS, landingColumns } from './landing-columns.tsx'
import { LandingDialog } from './landing-dialog.tsx'

const PATH = '/api/admin/landing-pages'

export default function LandingPagesScreen() {
  const list = useList<ListedLanding>(PATH, LANDING_LIST.filters)
  const { linkTo, open } = useOpenForm('landing')
  return (
    <>
      <ListFrame
        title="Landing pages"
        one="landing page"
        many="landing pages"
        list={list}
        narrowed="Try another search or list."
        empty="Add one for a value that people search for, such as a payment method or a country."
        tools={
          <>
            <TransferButton kind="landing" />
            <Button onClick={() => open('new')}>
              <Icon of={Plus} size={18} />
              Add landing page
            </Button>
          </>
        }
        filters={SHOWN}
        columns={landingColumns(linkTo)}
        actions={(page) => <LandingActions page={page} onOpen={open} />}
        onOpen={({ id }) => open(id)}
      />
      <LandingDialog />
    </>
  )
}

interface LandingActionsProps {
  page: ListedLanding
  onOpen: (id: number | 'new', from?: number) => void
}

function LandingActions({ page, onOpen }: LandingActionsProps) {
  const { id, title, isPublished } = page
  const deletion = useDelete('landing', { id, name: title })
  return (
    <>
      <RowActions
        name={title}
        siteHref={isPublished ? paths.landing(page) : undefined}
        onEdit={() => onOpen(id)}
        onCopy={() => onOpen('new', id)}
        onDelete={deletion.ask}
      />
      {deletion.question}
    </>
  )
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'list',
    label: 'List',
    options: [
      { value: 'all', label: 'All lists' },
      ...LANDING_LISTS.map((value) => ({ value, label: LIST_LABELS[value] })),
    ],
  },
]
