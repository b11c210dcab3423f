import { needsCaution } from '#domain/casinos/caution.ts'
import { SafetyBadge } from '../scores/scores.tsx'
import { refusals } from '../country/country-note.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import type { ShownCasino } from './shown-casino.ts'

/** Safety and Play Now at the bottom of small screens, under the thumb. */
export function CasinoActionBar({ casino }: { casino: ShownCasino }) {
  return (
    <div className="action-bar" role="group" aria-label={casino.name} {...refusals(casino)}>
      <SafetyBadge
        safetyIndex={casino.safetyIndex}
        suffix={needsCaution(casino.safetyIndex) ? ' Safety: caution' : ' Safety'}
      />
      <LinkPlace value="bar">
        <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </LinkPlace>
    </div>
  )
}
