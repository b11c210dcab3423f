import { clsx } from 'clsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { BONUS_TYPE_NAMES } from '#contract/shared/options.ts'
import { depositValue, noEndWords, wageringValue } from '#domain/bonuses/condition-words.ts'
import { isForExistingPlayers } from '#domain/bonuses/existing-players.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { isEndingSoon, isExpired, timeLeft } from '#domain/shared/time-left.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { startIcon } from '#ui/drawn-icon.ts'

type BonusCodeProps = Pick<Bonus, 'code' | 'noCodeNeeded'>

/** A bonus's code with a copy button, a note that none is needed, or that it is not stated. */
export function BonusCode({ code, noCodeNeeded }: BonusCodeProps) {
  if (code === null || code === '')
    return (
      <div className="code code--none">
        {noCodeNeeded ? 'No code required - automatic bonus' : 'Code not stated'}
      </div>
    )
  return (
    <div className="code">
      <b>{code}</b>
      <CopyButton text={code} of={`code ${code}`} />
    </div>
  )
}

interface BonusEndProps {
  offer: Pick<Bonus, 'validUntil' | 'noEndDate'>
  /** The loader's time, so that server and browser render the same. */
  now: string
  /** "Valid until Dec 31, 2025" instead of the remaining time. */
  showsDate?: boolean
}

/** The remaining time of an offer (decision D-42), a note that it has no end, or that it is not stated. */
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

/** The conditions of an offer, shown beside every amount (decision D-68). */
export function BonusFacts({
  bonus,
}: {
  bonus: Pick<Bonus, 'type' | 'wageringRequirement' | 'minDeposit' | 'maxWin'>
}) {
  return (
    <dl className="facts">
      <dt>Wagering</dt>
      <dd>{wageringValue(bonus.wageringRequirement)}</dd>
      <dt>Min deposit</dt>
      <dd>{depositValue(bonus.minDeposit)}</dd>
      {bonus.maxWin !== null && (
        <>
          <dt>Max win</dt>
          <dd>{bonus.maxWin}</dd>
        </>
      )}
      {isForExistingPlayers(bonus.type) && (
        <>
          <dt className="facts__wide">Open to</dt>
          <dd className="facts__wide">Existing players only</dd>
        </>
      )}
    </dl>
  )
}

/** A bonus type in words: a tab's label, or the typed text with a capital. */
export function bonusTypeName(type: string): string {
  // Types of older bonuses contain underscores.
  const typed = type.replaceAll('_', ' ')
  return BONUS_TYPE_NAMES[type] ?? typed.charAt(0).toUpperCase() + typed.slice(1)
}
