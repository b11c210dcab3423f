import { Clock, Timer } from 'lucide-react'
import { isEndingSoon, timeLeft } from '#domain/time-left.ts'
import { Icon } from '#ui/icon.tsx'

interface BonusEndProps {
  validUntil: string | null
  /** The loader's time, so that the server and the browser say the same. */
  now: string
}

/** How long an offer still runs (decision D-42); an offer without an end says so. */
export function BonusEnd({ validUntil, now }: BonusEndProps) {
  const soon = isEndingSoon(validUntil, new Date(now))
  return (
    <p className={`bonus-card__end ${soon ? 'is-soon' : ''}`}>
      <Icon of={soon ? Timer : Clock} size={16} />
      {timeLeft(validUntil, new Date(now)) ?? 'No expiration'}
    </p>
  )
}
