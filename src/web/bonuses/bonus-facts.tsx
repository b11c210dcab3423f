import type { Bonus } from '#contract/bonuses.schema.ts'
import { wageringValue } from '#domain/condition-words.ts'
import { isForExistingPlayers } from '#domain/existing-players.ts'
import { NOT_STATED } from '#domain/not-stated.ts'

/** What an offer asks for, beside its amount wherever that is shown (decision D-68). */
export function BonusFacts({
  bonus,
}: {
  bonus: Pick<Bonus, 'type' | 'wageringRequirement' | 'minDeposit' | 'maxWin'>
}) {
  return (
    <dl className="facts">
      <div>
        <dt>Wagering</dt>
        <dd>{wageringValue(bonus.wageringRequirement)}</dd>
      </div>
      <div>
        <dt>Min deposit</dt>
        <dd>{bonus.minDeposit ?? NOT_STATED}</dd>
      </div>
      {bonus.maxWin !== null && (
        <div>
          <dt>Max win</dt>
          <dd>{bonus.maxWin}</dd>
        </div>
      )}
      {isForExistingPlayers(bonus.type) && (
        <div className="facts__wide">
          <dt>Open to</dt>
          <dd>Existing players only</dd>
        </div>
      )}
    </dl>
  )
}
