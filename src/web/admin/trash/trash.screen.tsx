import type { DeletedItem } from '#contract/items/history.schema.ts'
import { WRITTEN_KINDS } from '#contract/items/item-kinds.ts'
import { TRASH_DAYS } from '#contract/shared/limits.ts'
import { Segmented } from '#ui/segmented.tsx'
import { ListFrame } from '../list/list-frame.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { useList } from '../list/use-list.ts'
import { TrashTable } from './trash-table.tsx'

const FILTERS = { kind: { values: WRITTEN_KINDS, preset: '' } } as const
const ALL = 'all'

/** What was deleted, with the way back. Search, kind and page stand in the address. */
export default function TrashScreen() {
  const list = useList<DeletedItem>('/api/admin/trash', FILTERS)
  const { search, filters } = list.query
  const kind = filters['kind'] ?? ''
  return (
    <ListFrame
      title="Trash"
      one="deleted item"
      many="deleted items"
      list={list}
      empty={
        search === '' && kind === ''
          ? `What is deleted waits here for ${TRASH_DAYS} days and can be put back.`
          : 'Try another name or kind.'
      }
      toolbar={
        <>
          <ListSearch
            what="deleted items"
            value={search}
            onSearch={(text) => list.change({ search: text })}
          />
          <Segmented
            name="kind"
            label="Kind"
            segments={KINDS}
            value={kind === '' ? ALL : kind}
            onChange={(chosen) => list.change({ kind: chosen === ALL ? '' : chosen })}
          />
        </>
      }
    >
      {(items) => <TrashTable items={items} now={new Date(list.rows.dataUpdatedAt)} />}
    </ListFrame>
  )
}

const KINDS = [
  { value: ALL, label: 'All' },
  { value: 'casino', label: 'Casinos' },
  { value: 'bonus', label: 'Bonuses' },
  { value: 'game', label: 'Games' },
  { value: 'post', label: 'Articles' },
  { value: 'landing', label: 'Landing pages' },
] as const
