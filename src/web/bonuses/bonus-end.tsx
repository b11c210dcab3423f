import { clsx } from 'clsx'
import { formatDate } from '#domain/shared/dates.ts'
import { isEndingSoon, isExpired, timeLeft } from '#domain/shared/time-left.ts'
import { startIcon } from '#ui/drawn-icon.ts'

interface BonusEndProps {
  validUntil: string | null
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  /** "Valid until Dec 31, 2025" instead of the time left. */
  showsDate?: boolean
}

/** How long an offer still runs (decision D-42); an offer without an end says so. */
export function BonusEnd({ validUntil, now, showsDate = false }: BonusEndProps) {
  const soon = isEndingSoon(validUntil, new Date(now))
  return (
    <p className={clsx('bonus-card__end', soon && 'is-soon')} {...startIcon(soon ? 'timer' : 'clock')}>
      {endOf(validUntil, new Date(now), showsDate) ?? 'No expiration'}
    </p>
  )
}

function endOf(validUntil: string | null, now: Date, showsDate: boolean): string | undefined {
  const date = showsDate && !isExpired(validUntil, now) ? formatDate(validUntil) : undefined
  return date === undefined ? timeLeft(validUntil, now) : `Valid until ${date}`
}
