import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useSearchParams } from 'react-router'
import type { DeletedItem } from '#contract/items/history.schema.ts'
import { ADMIN_ROWS_PER_PAGE, PAGE_WINDOW, TRASH_DAYS } from '#contract/shared/limits.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { callAdminList } from '../session/call-admin.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { readTrashQuery, trashAddress, trashCall } from './trash-query.ts'
import { TrashTable } from './trash-table.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

/** What was deleted, with the way back. Kind and page stand in the address. */
export default function TrashScreen() {
  const [parameters, setParameters] = useSearchParams()
  const query = readTrashQuery(parameters)
  const trash = useQuery({
    queryKey: ['admin', 'trash', query],
    queryFn: ({ signal }) => callAdminList<DeletedItem>(trashCall(query, ADMIN_ROWS_PER_PAGE), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { items = [], total = 0 } = trash.data ?? {}
  const pages = Math.max(1, Math.ceil(total / ADMIN_ROWS_PER_PAGE))
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Trash</h1>
          <p className="mut sm" role="status">
            {trash.data === undefined ? 'Loading...' : `${total.toLocaleString('en')} deleted`}
            {`. What is deleted can be put back for ${TRASH_DAYS} days.`}
          </p>
        </div>
      </div>
      <div className="admin-toolbar">
        <Segmented
          name="kind"
          label="Kind"
          segments={KINDS}
          value={query.kind ?? 'all'}
          onChange={(kind) => setParameters(trashAddress({ kind, page: 1 }), { preventScrollReset: true })}
        />
      </div>
      {trash.isError ? (
        <LoadFailed what="the trash" query={trash} />
      ) : trash.data === undefined ? (
        <RowsSkeleton columns={4} />
      ) : items.length === 0 ? (
        <EmptyState icon={Trash2} as="h2" title="Nothing here">
          {query.kind === undefined
            ? `Deleted casinos, bonuses, games and articles wait here for ${TRASH_DAYS} days.`
            : 'Nothing of this kind was deleted lately.'}
        </EmptyState>
      ) : (
        <TrashTable items={items} now={new Date(trash.dataUpdatedAt)} isBusy={trash.isPlaceholderData} />
      )}
      {pages > 1 && (
        <Pagination
          page={query.page}
          pages={pages}
          window={PAGE_WINDOW}
          hrefOf={(page) => `?${trashAddress({ ...query, page }).toString()}`}
        />
      )}
    </>
  )
}

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'casino', label: 'Casinos' },
  { value: 'bonus', label: 'Bonuses' },
  { value: 'game', label: 'Games' },
  { value: 'post', label: 'Articles' },
] as const
