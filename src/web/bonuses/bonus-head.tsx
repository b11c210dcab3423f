import { Star } from 'lucide'
import type { ShownBonus } from '#contract/bonuses/bonuses.schema.ts'
import { isExpired } from '#domain/shared/time-left.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LogoStrip } from '../cards/logo-strip.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { MovedMark } from '../casinos/casino-parts.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { refusals } from '../countries/country-note.tsx'
import { ActiveMark } from '../offers/offer-page.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { BonusEnd, BonusFacts, bonusTypeName } from './bonus-parts.tsx'

/** The ticket of a bonus: a stub in its casino's colours, the offer, and its conditions below the perforation. */
export function BonusHead({ bonus, now }: { bonus: ShownBonus; now: string }) {
  // An ended offer counts as inactive, whatever its switch says (decision D-85).
  const isOpen = bonus.isActive && !isExpired(bonus.validUntil, new Date(now))
  const { casino } = bonus
  const demo = useDemoMark('bonus', bonus.id)
  return (
    <section className="card card--flat offer-head overflow-hidden" aria-labelledby="bonus-title">
      <LogoStrip casino={casino} className="offer-head__stub" />
      <div className="offer-head__in">
        <CasinoLogo
          name={casino.name}
          logoUrl={casino.logoUrl}
          size={64}
          lazy={false}
          className="relative -mt-12 mb-3 box-content border-4 border-card bg-card"
        />
        <div className="tags">
          {bonus.isFeatured && (
            <Badge tone="chip">
              <Icon of={Star} size={14} />
              Featured
            </Badge>
          )}
          <Badge tone="brand">
            {bonusTypeName(bonus.type)}
            {demo}
          </Badge>
          <ActiveMark isActive={isOpen} />
        </div>
        <h1 id="bonus-title">{bonus.title}</h1>
        <p className="text-muted-foreground">{bonus.description}</p>
        <div data-way="" {...refusals(casino)}>
          <p className="offer-head__amount num">{bonus.amount}</p>
          <MovedMark moved={bonus.moved} />
          <div className="perf" />
          <BonusFacts bonus={bonus} />
        </div>
        <div className="mt-3 flex items-center justify-between">
          <BonusEnd offer={bonus} now={now} />
          <CompareToggle kind="bonuses" id={bonus.id} name={bonus.title} />
        </div>
      </div>
    </section>
  )
}
