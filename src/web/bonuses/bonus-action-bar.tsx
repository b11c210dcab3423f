import type { Bonus } from '#contract/bonuses.schema.ts'
import { ClaimButton } from './claim-button.tsx'

/** The amount with its wagering, and the way in, at the bottom of small screens. */
export function BonusActionBar({ bonus, now }: { bonus: Bonus; now: string }) {
  return (
    <div className="action-bar" role="group" aria-label={bonus.title}>
      <span className="action-bar__offer">
        <b>{bonus.amount}</b>
        <span className="xs mut">{bonus.wageringRequirement} wagering</span>
      </span>
      <ClaimButton bonus={bonus} now={now} />
    </div>
  )
}
