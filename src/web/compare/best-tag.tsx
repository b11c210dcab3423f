import { Check } from 'lucide'
import { Icon } from '#ui/icon.tsx'

/** Marks the best value of a row, in words as well as in colour. */
export function BestTag() {
  return (
    <span className="best">
      <Icon of={Check} size={12} />
      Best
    </span>
  )
}
