import './bonus-row.css'
import { paths } from '#contract/shared/paths.ts'
import { isForExistingPlayers } from '#domain/bonuses/existing-players.ts'
import { Link } from '#ui/link.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { MovedMark } from '../casinos/casino-parts.tsx'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { BonusCode, BonusEnd, BonusFacts, bonusTypeName } from './bonus-parts.tsx'

interface BonusRowProps {
  bonus: BonusCardData
  /** The loader's time, so that the server and the browser say the same. */
  now: string
  /** On the page of its casino: without logo and name, and with the end as a date. */
  isOnCasino?: boolean
}

/** An offer in a list: what it gives, its conditions beside it (decision D-68), then the way in with its code. */
export function BonusRow({ bonus, now, isOnCasino = false }: BonusRowProps) {
  const { casino, type, title, amount } = bonus
  return (
    <article className="bonus-row" data-own={isOnCasino || undefined} {...refusals(casino)}>
      {!isOnCasino && <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} />}
      <div className="bonus-row__what">
        <h3>
          <Link className="stretched" to={paths.bonus(bonus)} aria-label={`${amount} at ${casino.name}`}>
            {amount}
          </Link>
        </h3>
        <p className="bonus-row__name">
          {!isOnCasino && `${casino.name} · `}
          {title}
        </p>
        <MovedMark moved={bonus.moved} />
        {!isOnCasino && <CountryNote />}
        <p className="bonus-row__desc">{bonus.description}</p>
        {casino.safetyIndex === null && <p className="bonus-row__name">Safety index not stated</p>}
      </div>
      <BonusFacts bonus={{ ...bonus, type: '' }} />
      <div className="bonus-row__end">
        <BonusEnd offer={bonus} now={now} showsDate={isOnCasino} />
        <span>{bonusTypeName(type)}</span>
        {bonus.chance !== null && <span>{Math.round(bonus.chance * 100)}% finish the wagering</span>}
        {isForExistingPlayers(type) && <span>Existing players only</span>}
      </div>
      <div className="bonus-row__cta">
        <OutboundLink
          {...(isOnCasino && { variant: 'outline' })}
          to={casino}
          counts={{ type: 'bonus', id: bonus.id }}
        >
          {bonus.code === null ? 'Claim Bonus' : 'Claim with Code'}
        </OutboundLink>
        <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
      </div>
      <CompareToggle kind="bonuses" id={bonus.id} name={`${title}, ${casino.name}`} />
    </article>
  )
}
