import { ChevronRight } from 'lucide'
import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { SafetyBadge } from '../scores/safety-badge.tsx'

/** The way from a bonus to the review of its casino. */
export function BonusCasino({ casino }: { casino: Bonus['casino'] }) {
  return (
    <Link className="card offer-casino" to={paths.casino(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
      <span className="offer-casino__name">
        <span className="name">{casino.name}</span>
        <span className="xs mut">Read the full casino review</span>
      </span>
      <SafetyBadge safetyIndex={casino.safetyIndex} />
      <Icon of={ChevronRight} size={20} className="mut" />
    </Link>
  )
}
