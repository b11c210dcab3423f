import { FilePen, Pencil, Trash2 } from 'lucide'
import { Link } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import type { DraftRow } from '#contract/items/drafts.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DataTable, type DataColumn } from '../list/data-table.tsx'
import { RowsSkeleton } from '../table/row-parts.tsx'
import { AdminTime, LoadFailed, ScreenHead } from '../list/list-parts.tsx'
import { useAfterChange } from '../table/use-open-form.ts'
import { discardDraft } from './stored-drafts.ts'
import { draftAddress, draftName, draftState, useDrafts } from './use-drafts.ts'

export default function DraftsScreen() {
  const drafts = useDrafts()
  const count = drafts.data?.length ?? 0
  return (
    <>
      <ScreenHead
        title="Drafts"
        status={
          drafts.data && (count === 1 ? '1 draft. Only you see it.' : `${count} drafts. Only you see them.`)
        }
      />
      {drafts.isError ? (
        <LoadFailed what="your drafts" query={drafts} />
      ) : drafts.data === undefined ? (
        <RowsSkeleton columns={4} />
      ) : count === 0 ? (
        <EmptyState icon={FilePen} as="h2" title="No drafts">
          What you type into a form and do not save waits here, on every device you sign in from.
        </EmptyState>
      ) : (
        <DraftsTable drafts={drafts.data} />
      )}
    </>
  )
}

function DraftsTable({ drafts }: { drafts: readonly DraftRow[] }) {
  const afterChange = useAfterChange()
  return (
    <DataTable
      caption="Your drafts"
      rows={drafts}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      actions={(draft) => (
        <span className="table__actions inline-flex items-center gap-1">
          {!isInTrash(draft) && (
            <Link
              className={buttonClass({ variant: 'outline', size: 'sm' })}
              to={draftAddress(draft)}
              aria-label={`Open draft ${draftName(draft)}`}
            >
              <Icon of={Pencil} size={16} />
              <span>Open</span>
            </Link>
          )}
          <IconButton
            icon={Trash2}
            iconSize={18}
            label={`Discard draft ${draftName(draft)}`}
            className="text-destructive"
            onClick={() => void discardDraft(draft.id, afterChange, afterChange)}
          />
        </span>
      )}
    />
  )
}

const COLUMNS: readonly DataColumn<DraftRow>[] = [
  { label: 'Name', className: 'table__title', cell: (draft) => <b>{draftName(draft)}</b> },
  { label: 'Kind', narrow: '', cell: ({ kind }) => <Badge>{KINDS[kind].noun}</Badge> },
  { label: 'State', narrow: '', className: 'mut', cell: draftState },
  {
    label: 'Last changed',
    narrow: '',
    className: 'mut',
    cell: ({ updatedAt }) => <AdminTime at={updatedAt} />,
  },
]

function isInTrash({ itemId, version }: DraftRow): boolean {
  return itemId !== null && version === null
}
