import type { CasinoDetail } from '#contract/casinos.schema.ts'
import { needsCaution } from '#domain/caution.ts'
import { ScoreBadge } from '../scores/score-badge.tsx'
import { OutboundLink } from '../shell/outbound-link.tsx'

/** Safety and Play Now at the bottom of small screens, under the thumb. */
export function CasinoActionBar({ casino }: { casino: CasinoDetail }) {
  return (
    <div className="action-bar" role="group" aria-label={casino.name}>
      <ScoreBadge
        value={Number(casino.safetyIndex)}
        suffix={needsCaution(casino.safetyIndex) ? ' Safety: caution' : ' Safety'}
      />
      <OutboundLink to={casino} counts={{ type: 'casino', id: casino.id }}>
        Play Now
      </OutboundLink>
    </div>
  )
}
