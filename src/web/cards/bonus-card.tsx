import { clsx } from 'clsx'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import type { BONUS_FACTS } from '#contract/items/card-fields.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { refusals } from '../countries/country-note.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { BonusCode, BonusEnd, BonusFacts, bonusTypeName } from '../bonuses/bonus-parts.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { inkClass, LogoStrip } from './logo-strip.tsx'
import './bonus-card.css'

export type BonusCardData = Pick<
  Bonus,
  (typeof BONUS_FACTS)[number] | 'description' | 'moved' | 'chance' | 'casino'
>

interface BonusCardProps {
  bonus: BonusCardData
  /** The loader's time, so that server and browser render the same. */
  now: string
  /** Shows the end as a date instead of the remaining time, on a casino's page. */
  showsDate?: boolean
  /** In a list, where a phone shows it as a row. */
  inList?: boolean
}

/** A current offer as a ticket: a stub in the casino's colours, offer and conditions, then code and button. */
export function BonusCard({ bonus, now, showsDate = false, inList = false }: BonusCardProps) {
  const { casino } = bonus
  const demo = useDemoMark('bonus', bonus.id)
  return (
    <article className={clsx('card bonus-card', inList && 'bonus-card--list')} {...refusals(casino)}>
      <div className={clsx('bonus-card__top', inkClass(casino))}>
        <LogoStrip casino={casino} className="absolute inset-0 h-auto" motifs={1} />
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} className="relative" />
        <div className="bonus-card__who">
          <p className="name">{casino.name}</p>
          <p className="text-xs">
            {bonus.title}
            {demo}
          </p>
        </div>
        <Badge className="bonus-card__type">{bonusTypeName(bonus.type)}</Badge>
      </div>
      <h3 className="bonus-card__amount">
        <Link className="stretched" to={paths.bonus(bonus)} aria-label={`${bonus.amount} at ${casino.name}`}>
          {bonus.amount}
        </Link>
      </h3>
      <p className="bonus-card__desc">{bonus.description}</p>
      <BonusFacts bonus={bonus} />
      <div className="bonus-card__code perf">
        <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
        <CompareToggle icon kind="bonuses" id={bonus.id} name={`${bonus.title}, ${casino.name}`} />
      </div>
      <div className="bonus-card__foot">
        <BonusEnd offer={bonus} now={now} showsDate={showsDate} />
        <OutboundLink to={casino} counts={{ type: 'bonus', id: bonus.id }}>
          {bonus.code === null ? 'Claim Bonus' : 'Claim with Code'}
        </OutboundLink>
      </div>
    </article>
  )
}
