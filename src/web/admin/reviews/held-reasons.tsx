import { TriangleAlert } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { REASON_HINTS } from './moderation-words.ts'

/** Why a review was held, and what to look at. */
export function HeldReasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="held-reasons" aria-label="Why it waits">
      {reasons.map((reason) => (
        <li key={reason}>
          <Icon of={TriangleAlert} size={16} />
          <span>
            <b>{reason}.</b> {REASON_HINTS.get(reason)}
          </span>
        </li>
      ))}
    </ul>
  )
}
