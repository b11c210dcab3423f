import { CircleCheck, RotateCw } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { jobLabel, type JobName } from '#contract/jobs/job-names.ts'
import type { FailedJob } from '#contract/jobs/jobs.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
import type { DataColumn } from '../items/list/data-table.tsx'
import { ListRows } from '../items/list/list-frame.tsx'
import { AdminTime } from '../items/list/list-parts.tsx'
import { useList } from '../items/list/use-list.ts'
import { useAction } from '../use-action.ts'

export function FailedJobs() {
  const list = useList<FailedJob>('/api/admin/jobs/failed')
  const [open, setOpen] = useState<number>()
  // After a retry or discard the job leaves the list, and its dialog closes.
  const opened = list.rows.data?.items.find(({ id }) => id === open)
  return (
    <>
      <ListRows
        caption="Failed jobs"
        many="the failed jobs"
        list={list}
        nothing={
          <EmptyState icon={CircleCheck} title="No failed jobs">
            A job that fails is tried again by itself. Only when all its attempts have failed is it listed
            here.
          </EmptyState>
        }
        columns={columnsFor(setOpen)}
        actions={(job) => <JobActions job={job} />}
        onOpen={({ id }) => setOpen(id)}
      />
      {opened !== undefined && <JobDialog job={opened} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function JobDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { kind, about, postId, error, failedAt, attempts } = job
  return (
    <Dialog
      onClose={onClose}
      title={jobLabel(kind)}
      description={discardedInWords(kind)}
      focusSelf
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <JobActions job={job} />
        </>
      }
    >
      <dl className="job-facts grid grid-cols-[auto_minmax(0,1fr)] gap-y-2 gap-x-5 m-0">
        {about !== '' && (
          <>
            <dt>About</dt>
            <dd>
              {postId === null ? (
                about
              ) : (
                <Link className="link" to={paths.admin(`blog/${postId}`)}>
                  {about}
                </Link>
              )}
            </dd>
          </>
        )}
        <dt>Failed</dt>
        <dd>
          <AdminTime at={failedAt} />
        </dd>
        <dt>Attempts</dt>
        <dd>{attempts}</dd>
        <dt>Last error</dt>
        <dd>
          <code>{error}</code>
        </dd>
      </dl>
    </Dialog>
  )
}

function columnsFor(open: (id: number) => void): readonly DataColumn<FailedJob>[] {
  return [
    {
      label: 'Job',
      cell: ({ id, kind, about, postId }) => (
        <>
          <button type="button" className="table__open" onClick={() => open(id)}>
            <b>{jobLabel(kind)}</b>
          </button>
          {about !== '' && (
            <span className="job-about block max-w-88 text-sm whitespace-normal wrap-anywhere text-muted-foreground">
              {postId === null ? about : <Link to={paths.admin(`blog/${postId}`)}>{about}</Link>}
            </span>
          )}
        </>
      ),
    },
    { label: 'Last error', narrow: '', className: 'job-error', cell: ({ error }) => <span>{error}</span> },
    { label: 'Failed', cell: ({ failedAt }) => <AdminTime at={failedAt} /> },
    { label: 'Attempts', className: 'num', cell: ({ attempts }) => attempts },
  ]
}

function JobActions({ job: { id, kind, about } }: { job: FailedJob }) {
  const [isBusy, setBusy] = useState(false)
  const act = useAction()
  const name = about === '' ? jobLabel(kind) : `${jobLabel(kind)}, ${about}`
  const retry = async () => {
    setBusy(true)
    await act(`/api/admin/jobs/${id}/retry`, {
      failed: 'The job could not be started again. Please try again later.',
    })
    setBusy(false)
  }
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        variant="outline"
        size="sm"
        loading={isBusy}
        aria-label={`Try again: ${name}`}
        onClick={() => void retry()}
      >
        <Icon of={RotateCw} size={16} />
        Try again
      </Button>
      <DeleteForGoodButton
        path={`/api/admin/jobs/${id}`}
        name={name}
        verb="Discard"
        title="Discard this job?"
        failure="The job could not be discarded. Please try again later."
      >
        {name}. {discardedInWords(kind)} This cannot be undone.
      </DeleteForGoodButton>
    </span>
  )
}

/** The consequences of discarding a job of this kind. */
const DISCARDED: Readonly<Record<JobName, string>> = {
  mail: 'The mail will not be sent.',
  'publish-article': 'The article stays a draft until someone publishes it.',
  'continue-import': 'The import stays as it is. What it has saved stays on the site.',
  'clean-up': 'Old data is deleted again with the next run.',
  reality: 'Offers are played again within an hour.',
  lint: 'Offers are checked again within a day.',
  backup: 'The next backup is made within a day.',
  'check-links': 'Links are looked at again within a week.',
  'index-now': 'Search engines are told of changes again within an hour.',
  watch: 'The site is looked at again within an hour.',
}

function discardedInWords(kind: string): string {
  return (DISCARDED as Readonly<Record<string, string>>)[kind] ?? 'It will not run again.'
}
