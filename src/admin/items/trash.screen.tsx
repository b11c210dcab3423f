import { KINDS } from '#contract/items/kinds.ts'
import { TRASH_LIST, type DeletedItem } from '#contract/items/history.schema.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { TRASH_DAYS } from '#contract/items/limits.ts'
import { Button } from '#ui/button.tsx'
import { ListFrame, type ListFilter } from './list/list-frame.tsx'
import { useList } from './list/use-list.ts'
import { TrashTable } from './trash-table.tsx'

export default function TrashScreen() {
  const list = useList<DeletedItem>('/api/admin/trash', TRASH_LIST.filters)
  const isOfImport = (list.query.filters['import'] ?? '') !== ''
  return (
    <ListFrame
      title={isOfImport ? 'Trash: an undone import' : 'Trash'}
      one="deleted item"
      many="deleted items"
      list={list}
      narrowed="Try another name or kind."
      empty={`What is deleted waits here for ${TRASH_DAYS} days and can be restored.`}
      tools={
        isOfImport && (
          <Button variant="outline" onClick={() => list.change({ import: '' })}>
            All deleted items
          </Button>
        )
      }
      filters={SHOWN}
    >
      {(items) => <TrashTable items={items} now={new Date(list.rows.dataUpdatedAt)} />}
    </ListFrame>
  )
}

const SHOWN: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    inRow: true,
    options: [
      { value: '', label: 'All' },
      ...WRITTEN_KINDS.map((value) => ({
        value,
        label: KINDS[value].many.charAt(0).toUpperCase() + KINDS[value].many.slice(1),
      })),
    ],
  },
]
