import { useQuery } from '@tanstack/react-query'
import { JOB_NAMES, jobLabel } from '#contract/jobs/job-names.ts'
import type { JobCounts as Counts } from '#contract/jobs/jobs.schema.ts'
import { grouped } from '#domain/shared/counted.ts'
import { AdminTime, LoadFailed, ScreenHead } from '../items/list/list-parts.tsx'
import { DataTable, type DataColumn } from '../items/list/data-table.tsx'
import { callAdmin } from '../staff/call-admin.ts'
import { RowsSkeleton } from '../items/table/row-parts.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { BackupState } from './backup-state.tsx'
import './jobs.css'

const REFRESH_MS = 15_000

export default function JobsScreen() {
  return (
    <>
      <ScreenHead
        title="Jobs"
        note="What the site does in the background. Failed jobs are kept for 30 days."
      />
      <JobCounts />
      <h2 className="mt-8 mb-3.5 mx-0 text-h3">Backups</h2>
      <BackupState />
      <h2 className="mt-8 mb-3.5 mx-0 text-h3">Failed jobs</h2>
      <FailedJobs />
    </>
  )
}

/** The number of waiting, running and failed jobs by kind, refreshed while the screen is open. */
function JobCounts() {
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
    <DataTable caption="Jobs by kind" rows={kindsOf(data)} keyOf={({ kind }) => kind} columns={COLUMNS} />
  )
}

const COLUMNS: readonly DataColumn<Counts>[] = [
  { label: 'Job', cell: ({ kind }) => <b>{jobLabel(kind)}</b> },
  { label: 'Waiting', className: 'num', cell: ({ waiting }) => <Count of={waiting} /> },
  { label: 'Running', className: 'num', cell: ({ running }) => <Count of={running} /> },
  { label: 'Failed', className: 'num', cell: ({ failed }) => <Count of={failed} isBad /> },
  { label: 'Next run', cell: ({ nextAt }) => <AdminTime at={nextAt} /> },
]

/** The kinds that this version knows, in order, then unknown ones in the queue. */
function kindsOf(counts: readonly Counts[]): readonly Counts[] {
  const none = { waiting: 0, running: 0, failed: 0, nextAt: null }
  const known = JOB_NAMES.map((kind) => counts.find((count) => count.kind === kind) ?? { kind, ...none })
  return [...known, ...counts.filter(({ kind }) => !(JOB_NAMES as readonly string[]).includes(kind))]
}

function Count({ of, isBad = false }: { of: number; isBad?: boolean }) {
  if (of === 0) return <span className="mut">0</span>
  return <b className={isBad ? 'text-destructive' : undefined}>{grouped(of)}</b>
}
