import './bonus-card.css'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CautionLine } from '../casinos/casino-parts.tsx'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { BonusCode, BonusEnd, BonusFacts, bonusTypeName } from '../bonuses/bonus-parts.tsx'

export type BonusCardData = Pick<
  Bonus,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'type'
  | 'amount'
  | 'wageringRequirement'
  | 'minDeposit'
  | 'maxWin'
  | 'validUntil'
  | 'noEndDate'
  | 'code'
  | 'noCodeNeeded'
  | 'moved'
  | 'chance'
  | 'casino'
>

interface BonusCardProps {
  bonus: BonusCardData
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  /** The end as a date instead of the time left: on a casino's own page. */
  showsDate?: boolean
}

/** An offer that runs, as a ticket: what it gives, what it asks for, then the code and the way in. */
export function BonusCard({ bonus, now, showsDate = false }: BonusCardProps) {
  return (
    <article className="card bonus-card" {...refusals(bonus.casino)}>
      <div className="bonus-card__top">
        <CasinoLogo name={bonus.casino.name} logoUrl={bonus.casino.logoUrl} size={40} />
        <div>
          <p className="name">{bonus.casino.name}</p>
          <p className="xs mut">{bonus.title}</p>
        </div>
        <Badge tone="brand">{bonusTypeName(bonus.type)}</Badge>
      </div>
      <h3 className="bonus-card__amount">
        <Link
          className="stretched"
          to={paths.bonus(bonus)}
          aria-label={`${bonus.amount} at ${bonus.casino.name}`}
        >
          {bonus.amount}
        </Link>
      </h3>
      <CautionLine safetyIndex={bonus.casino.safetyIndex} className="mt-2" />
      {bonus.casino.safetyIndex === null && <p className="xs mut mt-2">Safety index not stated</p>}
      <CountryNote />
      <p className="bonus-card__desc">{bonus.description}</p>
      <BonusFacts bonus={bonus} />
      <div className="perf" />
      <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
      <div className="card__foot">
        <BonusEnd offer={bonus} now={now} showsDate={showsDate} />
        <CompareToggle kind="bonuses" id={bonus.id} name={`${bonus.title}, ${bonus.casino.name}`} />
      </div>
      <OutboundLink block to={bonus.casino} counts={{ type: 'bonus', id: bonus.id }}>
        {bonus.code === null ? 'Claim Bonus' : 'Claim with Code'}
      </OutboundLink>
    </article>
  )
}
