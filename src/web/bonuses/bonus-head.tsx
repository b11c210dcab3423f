import { Star } from 'lucide'
import type { ReactNode } from 'react'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { MovedMark } from '../casinos/casino-parts.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { refusals } from '../country/country-note.tsx'
import { ActiveMark } from '../offers/offer-page.tsx'
import { BonusEnd, BonusFacts, bonusTypeName } from './bonus-parts.tsx'

/** The header card of a bonus: what it is, what it gives, what it asks for, and the way to it. */
export function BonusHead({ bonus, now, claim }: { bonus: ShownBonus; now: string; claim?: ReactNode }) {
  // An offer whose end has passed is not active, whatever its switch says (decision D-85).
  const isOpen = bonus.isActive && !isExpired(bonus.validUntil, new Date(now))
  return (
    <section className="card card--flat panel offer-head" aria-labelledby="bonus-title">
      <div className="tags">
        {bonus.isFeatured && (
          <Badge tone="chip">
            <Icon of={Star} size={14} />
            Featured
          </Badge>
        )}
        <Badge tone="brand">{bonusTypeName(bonus.type)}</Badge>
        <ActiveMark isActive={isOpen} />
      </div>
      <h1 id="bonus-title">{bonus.title}</h1>
      <p className="mut">{bonus.description}</p>
      <p className="offer-head__amount num" {...refusals(bonus.casino)}>
        <span>{bonus.amount}</span>
      </p>
      <MovedMark moved={bonus.moved} />
      <BonusFacts bonus={bonus} />
      <div className="card__foot">
        <BonusEnd offer={bonus} now={now} />
        <CompareToggle kind="bonuses" id={bonus.id} name={bonus.title} />
      </div>
      {claim}
    </section>
  )
}
