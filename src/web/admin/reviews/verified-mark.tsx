import { useState } from 'react'
import type { QueuedReview } from '#contract/reviews/moderation-queue.schema.ts'
import { Switch } from '#ui/switch.tsx'
import { AdminTime } from '../list/admin-time.tsx'
import { useMay } from '../session/use-may.ts'
import { useSaveReview } from './use-save-review.ts'
import { VerifyDialog } from './verify-dialog.tsx'

/** The mark with who set it and why. Setting it asks for the reason. */
export function VerifiedMark({ review }: { review: QueuedReview }) {
  const [isAsking, setAsking] = useState(false)
  const { isSaving, save } = useSaveReview(review.id)
  const may = useMay()
  const { isVerified, verifiedBy, verifiedBecause, verifiedAt } = review
  return (
    <>
      <Switch
        label="Verified"
        checked={isVerified}
        disabled={isSaving || !may('reviews.answer')}
        onChange={(on) => (on ? setAsking(true) : void save({ isVerified: false }))}
      />
      {isVerified && (
        <span>
          {verifiedBecause ?? 'No reason given'}
          {verifiedAt !== null && (
            <span className="mut">
              {verifiedBy !== null && ` by ${verifiedBy}`}, <AdminTime at={verifiedAt} />
            </span>
          )}
        </span>
      )}
      {isAsking && <VerifyDialog review={review} onClose={() => setAsking(false)} />}
    </>
  )
}
