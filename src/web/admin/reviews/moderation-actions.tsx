import { Check, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { ModeratedReview } from '#contract/moderation.schema.ts'
import type { Done } from '#contract/site.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Switch } from '#ui/switch.tsx'
import { showToast } from '#ui/toast.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { showFailure } from '../failure.ts'
import { callAdmin } from '../session/call-admin.ts'
import { useAfterChange } from '../table/use-after-change.ts'
import { useModerate } from './use-moderate.ts'
import { useSaveReview } from './use-save-review.ts'

/** The decision, the verified mark, and deleting for good. */
export function ModerationActions({ review }: { review: ModeratedReview }) {
  const { isBusy, moderate } = useModerate()
  const { isSaving, save } = useSaveReview(review.id)
  return (
    <div className="moderated__foot">
      <Switch
        label="Verified"
        checked={review.isVerified}
        disabled={isSaving}
        onChange={(isVerified) => void save({ isVerified })}
      />
      <span className="moderated__buttons">
        <DeleteReviewButton review={review} />
        {review.state !== 'rejected' && (
          <Button variant="outline" disabled={isBusy} onClick={() => void moderate([review], 'reject')}>
            <Icon of={X} size={18} />
            Reject
          </Button>
        )}
        {review.state !== 'published' && (
          <Button disabled={isBusy} onClick={() => void moderate([review], 'publish')}>
            <Icon of={Check} size={18} />
            Publish
          </Button>
        )}
      </span>
    </div>
  )
}

function DeleteReviewButton({ review: { id, title } }: { review: ModeratedReview }) {
  const [isAsking, setAsking] = useState(false)
  const afterChange = useAfterChange()
  const remove = async () => {
    try {
      showToast({
        title: (await callAdmin<Done>(`/api/admin/reviews/${id}`, { method: 'DELETE' })).message,
      })
    } catch (error) {
      showFailure(error, 'An error occurred while deleting the review')
    } finally {
      afterChange()
    }
  }
  return (
    <>
      <IconButton
        icon={Trash2}
        iconSize={18}
        label={`Delete ${title}`}
        className="icon-btn--danger"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Delete this review for good?"
          confirm="Delete"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          It cannot be put back. To keep it away from visitors, reject it; deleting is for authors who want
          their words gone.
        </ConfirmDialog>
      )}
    </>
  )
}
