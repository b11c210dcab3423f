import { useQuery } from '@tanstack/react-query'
import { JOB_NAMES, jobLabel } from '#contract/jobs/job-names.ts'
import type { JobCounts as Counts } from '#contract/jobs/jobs.schema.ts'
import { AdminTime } from '../list/admin-time.tsx'
import { ListTable } from '../list/list-table.tsx'
import { grouped } from '../overview/grouped.ts'
import { callAdmin } from '../session/call-admin.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

const REFRESH_MS = 15_000

/** How many jobs of each kind wait, run and have failed; asked again while the screen is open. */
export function JobCounts() {
  const counts = useQuery({
    queryKey: ['admin', 'jobs'],
    queryFn: ({ signal }) => callAdmin<Counts[]>('/api/admin/jobs', { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
  const { data, error } = counts
  if (data === undefined && error !== null) return <LoadFailed what="the jobs" query={counts} />
  if (data === undefined) return <RowsSkeleton columns={4} rows={JOB_NAMES.length} />
  return (
    <ListTable caption="Jobs by kind" heads={['Job', 'Waiting', 'Running', 'Failed', 'Next run']}>
      {kindsOf(data).map(({ kind, waiting, running, failed, nextAt }) => (
        <tr key={kind}>
          <td>
            <b>{jobLabel(kind)}</b>
          </td>
          <td className="num" data-label="Waiting">
            <Count of={waiting} />
          </td>
          <td className="num" data-label="Running">
            <Count of={running} />
          </td>
          <td className="num" data-label="Failed">
            <Count of={failed} isBad />
          </td>
          <td data-label="Next run">
            <AdminTime at={nextAt} />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

/** Every kind that this version knows, in its order, and then those that are only in the queue. */
function kindsOf(counts: readonly Counts[]): readonly Counts[] {
  const none = { waiting: 0, running: 0, failed: 0, nextAt: null }
  const known = JOB_NAMES.map((kind) => counts.find((count) => count.kind === kind) ?? { kind, ...none })
  return [...known, ...counts.filter(({ kind }) => !(JOB_NAMES as readonly string[]).includes(kind))]
}

function Count({ of, isBad = false }: { of: number; isBad?: boolean }) {
  if (of === 0) return <span className="mut">0</span>
  return <b className={isBad ? 'job-failed' : undefined}>{grouped(of)}</b>
}
