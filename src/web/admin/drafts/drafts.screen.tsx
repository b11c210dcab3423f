import { FilePen } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { DraftsTable } from './drafts-table.tsx'
import { useDrafts } from './use-drafts.ts'
import { LoadFailed } from '../list/load-failed.tsx'

/** What one has begun and not saved. */
export default function DraftsScreen() {
  const drafts = useDrafts()
  const count = drafts.data?.length ?? 0
  return (
    <>
      <div className="admin-head">
        <div>
          <h1>Drafts</h1>
          <p className="mut sm" role="status">
            {drafts.data === undefined
              ? 'Loading...'
              : `${count} ${count === 1 ? 'draft' : 'drafts'}. Only you see them.`}
          </p>
        </div>
      </div>
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
