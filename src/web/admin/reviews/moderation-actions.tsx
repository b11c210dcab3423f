import { Check, X } from 'lucide'
import type { ModeratedReview } from '#contract/moderation.schema.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/switch.tsx'
import { DeleteForGoodButton } from '../delete-for-good-button.tsx'
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
        <DeleteForGoodButton
          path={`/api/admin/reviews/${review.id}`}
          name={review.title}
          title="Delete this review for good?"
          failure="An error occurred while deleting the review"
        >
          It cannot be put back. To keep it away from visitors, reject it; deleting is for authors who want
          their words gone.
        </DeleteForGoodButton>
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
