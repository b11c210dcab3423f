import { CircleCheck } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

/** What the toast says, for a review that was sent without scripts. */
export function ReviewSent() {
  return (
    <div className="card card--flat sent" role="status">
      <Icon of={CircleCheck} />
      <div><b>Review Submitted!</b><p>Your review has been successfully submitted and will appear shortly.</p></div>
    </div>
  )
}
