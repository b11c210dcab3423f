import { clsx } from 'clsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { isEndingSoon, isExpired, timeLeft } from '#domain/shared/time-left.ts'
import { startIcon } from '#ui/drawn-icon.ts'

interface BonusEndProps {
  offer: Pick<Bonus, 'validUntil' | 'noEndDate'>
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  /** "Valid until Dec 31, 2025" instead of the time left. */
  showsDate?: boolean
}

/** How long an offer still runs (decision D-42), that it has no end, or that none is stated. */
export function BonusEnd({ offer, now, showsDate = false }: BonusEndProps) {
  const { validUntil } = offer
  const soon = isEndingSoon(validUntil, new Date(now))
  return (
    <p className={clsx('bonus-card__end', soon && 'is-soon')} {...startIcon(soon ? 'timer' : 'clock')}>
      {endOf(validUntil, new Date(now), showsDate) ?? noEndWords(offer)}
    </p>
  )
}

function endOf(validUntil: string | null, now: Date, showsDate: boolean): string | undefined {
  const date = showsDate && !isExpired(validUntil, now) ? formatDate(validUntil) : undefined
  return date === undefined ? timeLeft(validUntil, now) : `Valid until ${date}`
}
