import type { Bonus } from '#contract/bonuses.schema.ts'
import { ClaimButton } from './claim-button.tsx'

/** The offer's name and the way in, at the bottom of small screens: no amount, as its conditions have no room. */
export function BonusActionBar({ bonus, now }: { bonus: Bonus; now: string }) {
  return (
    <div className="action-bar" role="group" aria-label={bonus.title}>
      <span className="action-bar__offer">
        <b>{bonus.title}</b>
        <span className="xs mut">{bonus.casino.name}</span>
      </span>
      <ClaimButton bonus={bonus} now={now} />
    </div>
  )
}
