import { Undo2 } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { KINDS } from '#contract/items/kinds.ts'
import { type DeletedItem } from '#contract/items/history.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { trashTimeLeft } from '#domain/items/trash-time.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.tsx'
import { reasonOf } from '#web/shell/call-api.ts'
import { counted, grouped } from '#domain/shared/counted.ts'
import { callAdmin } from '../staff/call-admin.ts'
import { AdminTime } from './list/list-parts.tsx'
import { DataTable, type DataColumn } from './list/data-table.tsx'
import { useAfterChange } from './table/use-open-form.ts'

interface TrashTableProps {
  items: readonly DeletedItem[]
  /** Time of the request. */
  now: Date
}

/** Deleted items, last deleted first, each with a tick and a restore button. */
export function TrashTable({ items, now }: TrashTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const { busy, problems, putBack } = usePutBack()
  const chosen = items.filter((item) => isSingle(item) && selected.has(item.id))
  return (
    <>
      <DataTable
        caption="Deleted things"
        rows={items}
        keyOf={({ id }) => id}
        selection={{ ids: selected, onChange: setSelected, nameOf: ({ name }) => name, mayChoose: isSingle }}
        columns={columnsOf(now, problems)}
        actions={(item) => (
          <WayBack item={item} isBusy={busy.has(item.id)} onPutBack={() => void putBack([item])} />
        )}
      />
      {chosen.length > 0 && (
        <div className="bulk" role="region" aria-label="Selected rows">
          <b role="status">{counted(chosen.length, 'deleted item')} selected</b>
          <Button variant="outline" size="sm" loading={busy.size > 0} onClick={() => void putBack(chosen)}>
            <Icon of={Undo2} size={16} />
            Restore
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setSelected(new Set())}>
            Clear
          </Button>
        </div>
      )}
    </>
  )
}

/** Restores items, and keeps the reasons of failures. */
function usePutBack() {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const afterChange = useAfterChange()
  const putBack = async (items: readonly DeletedItem[]) => {
    setBusy(new Set(items.map(({ id }) => id)))
    const failed = new Map<number, string>()
    let message = ''
    // Last deleted first: a bonus needs its casino, which was deleted after it.
    for (const { id } of items)
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in this order
        message = (await callAdmin<Done>(`/api/admin/trash/${id}/restore`, { method: 'POST' })).message
      } catch (error) {
        failed.set(id, reasonOf(error, 'It could not be restored. Please try again later.'))
      }
    setProblems(failed)
    setBusy(new Set())
    const [only] = items
    if (items.length === 1 && only !== undefined && failed.size === 0)
      showToast({ title: message, description: `${only.name} is back with all that belongs to it.` })
    else if (items.length > 1)
      showToast({
        title: `${items.length - failed.size} restored`,
        ...(failed.size > 0 && { description: `${failed.size} could not be restored. Their rows say why.` }),
      })
    if (failed.size < items.length) afterChange()
  }
  return { busy, problems, putBack }
}

/** Items of an import are restored one by one, in the list that its row opens. */
function isSingle(item: DeletedItem): boolean {
  return item.import === null
}

/** `problems` are the reasons of failures by id. */
function columnsOf(now: Date, problems: ReadonlyMap<number, string>): readonly DataColumn<DeletedItem>[] {
  return [
    {
      label: 'Name',
      className: 'table__title',
      cell: (item) => (
        <>
          <b>{item.import === null ? item.name : importLabel(item.import)}</b>
          {problems.has(item.id) && (
            <span className="err" role="alert">
              {problems.get(item.id)}
            </span>
          )}
        </>
      ),
    },
    { label: 'Kind', narrow: '', cell: ({ kind }) => <Badge>{KINDS[kind].noun}</Badge> },
    {
      label: 'Deleted',
      narrow: '',
      cell: ({ deletedAt, username }) => (
        <>
          <AdminTime at={deletedAt} />
          {username !== null && <span className="mut"> by {username}</span>}
        </>
      ),
    },
    {
      label: 'Time left',
      narrow: '',
      className: 'mut',
      cell: ({ deletedAt }) => trashTimeLeft(deletedAt, now),
    },
  ]
}

/** Restores an item, or opens the list of an undone import's items. */
function WayBack({ item, isBusy, onPutBack }: { item: DeletedItem; isBusy: boolean; onPutBack: () => void }) {
  return item.import === null ? (
    <Button
      variant="outline"
      size="sm"
      loading={isBusy}
      aria-label={`Restore ${item.name}`}
      onClick={onPutBack}
    >
      <Icon of={Undo2} size={16} />
      Restore
    </Button>
  ) : (
    <Link className="link" to={`${paths.admin('trash')}?import=${item.import.id}`}>
      Show {item.import.count === 1 ? 'it' : `all ${grouped(item.import.count)}`}
    </Link>
  )
}

function importLabel({ fileName }: NonNullable<DeletedItem['import']>): string {
  return fileName === null ? 'An undone import' : `Undone import of ${fileName}`
}
