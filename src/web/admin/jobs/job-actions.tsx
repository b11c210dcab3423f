import { RotateCw, Trash2 } from 'lucide'
import { useState } from 'react'
import { jobLabel } from '#contract/jobs/job-names.ts'
import type { FailedJob } from '#contract/jobs/jobs.schema.ts'
import type { Done } from '#contract/site/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { discardedInWords } from './job-words.ts'

/** The two ways out of a failure: once more, or never. */
export function JobActions({ job: { id, kind, about } }: { job: FailedJob }) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const name = about === '' ? jobLabel(kind) : `${jobLabel(kind)}, ${about}`
  const call = async (path: string, method: 'POST' | 'DELETE', failure: string) => {
    try {
      const { message } = await callAdmin<Done>(`/api/admin/jobs/${id}${path}`, { method })
      showToast({ title: message })
    } catch (error) {
      showFailure(error, failure)
    } finally {
      afterChange()
    }
  }
  const retry = async () => {
    setBusy(true)
    await call('/retry', 'POST', 'The job could not be started again. Please try again later.')
    setBusy(false)
  }
  return (
    <span className="job-actions">
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
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`Discard ${name}`}
        className="icon-btn--danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Discard this job?"
          confirm="Discard"
          onConfirm={() => call('', 'DELETE', 'The job could not be discarded. Please try again later.')}
          onClose={() => setAsking(false)}
        >
          {name}. {discardedInWords(kind)} This cannot be undone.
        </ConfirmDialog>
      )}
    </span>
  )
}
