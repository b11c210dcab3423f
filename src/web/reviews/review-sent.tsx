import { CircleCheck } from 'lucide'
import { Icon } from '#ui/icon.tsx'

/** What the toast says, for a review that was sent without scripts. */
export function ReviewSent() {
  return (
    <output className="card card--flat sent">
      <Icon of={CircleCheck} />
      <span>
        <b className="block">Review Submitted!</b>Your review has been successfully submitted and will appear
        shortly.
      </span>
    </output>
  )
}
