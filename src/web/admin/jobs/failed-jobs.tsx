import { CircleCheck } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import { jobLabel } from '#contract/jobs/job-names.ts'
import type { FailedJob } from '#contract/jobs/jobs.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { listCall, readListQuery, withListQuery } from '../list/list-query.ts'
import { ListTable } from '../list/list-table.tsx'
import { PageFoot } from '../list/page-foot.tsx'
import { usePage } from '../list/use-page.ts'
import { keptPageSize } from '../table/page-size.ts'
import { RowsSkeleton } from '../table/rows-skeleton.tsx'
import { JobActions } from './job-actions.tsx'
import { LoadFailed } from '../list/load-failed.tsx'

/** Jobs that were given up, one page of them. */
export function FailedJobs() {
  const [parameters, setParameters] = useSearchParams()
  const query = { ...readListQuery(parameters, {}), search: '' }
  const pageSize = query.pageSize ?? keptPageSize()
  const jobs = usePage<FailedJob>('/api/admin/jobs/failed', listCall(query, pageSize))
  const { data, error, isPlaceholderData } = jobs
  if (error !== null) return <LoadFailed what="the failed jobs" query={jobs} />
  if (data === undefined) return <RowsSkeleton columns={4} />
  if (data.total === 0)
    return (
      <EmptyState icon={CircleCheck} title="No failed jobs">
        A job that fails is tried again by itself. Only when all its attempts have failed is it listed here.
      </EmptyState>
    )
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <ListTable caption="Failed jobs" heads={['Job', 'Last error', 'Failed', 'Attempts']} hasActions>
        {data.items.map((job) => (
          <FailedJobRow key={job.id} job={job} />
        ))}
      </ListTable>
      <PageFoot
        total={data.total}
        page={query.page}
        pageSize={pageSize}
        hrefOf={(page) => `?${withListQuery(parameters, { page: String(page) }, {}).toString()}`}
        onPageSize={(size) =>
          setParameters(withListQuery(parameters, { pageSize: size }, {}), { preventScrollReset: true })
        }
      />
    </div>
  )
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const { kind, about, postId, error, failedAt, attempts } = job
  return (
    <tr>
      <td>
        <b>{jobLabel(kind)}</b>
        {about !== '' && (
          <span className="job-about">
            {postId === null ? about : <Link to={paths.admin(`blog/${postId}`)}>{about}</Link>}
          </span>
        )}
      </td>
      <td className="job-error">{error}</td>
      <td data-label="Failed">
        <AdminTime at={failedAt} />
      </td>
      <td className="num" data-label="Attempts">
        {attempts}
      </td>
      <td className="r">
        <JobActions job={job} />
      </td>
    </tr>
  )
}
