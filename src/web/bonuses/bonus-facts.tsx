import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { wageringValue } from '#domain/bonuses/condition-words.ts'
import { isForExistingPlayers } from '#domain/bonuses/existing-players.ts'
import { NOT_STATED } from '#domain/shared/not-stated.ts'

/** What an offer asks for, beside its amount wherever that is shown (decision D-68). */
export function BonusFacts({
  bonus,
}: {
  bonus: Pick<Bonus, 'type' | 'wageringRequirement' | 'minDeposit' | 'maxWin'>
}) {
  return (
    <dl className="facts">
      <dt>Wagering</dt>
      <dd>{wageringValue(bonus.wageringRequirement)}</dd>
      <dt>Min deposit</dt>
      <dd>{bonus.minDeposit ?? NOT_STATED}</dd>
      {bonus.maxWin !== null && (
        <>
          <dt>Max win</dt>
          <dd>{bonus.maxWin}</dd>
        </>
      )}
      {isForExistingPlayers(bonus.type) && (
        <>
          <dt className="facts__wide">Open to</dt>
          <dd className="facts__wide">Existing players only</dd>
        </>
      )}
    </dl>
  )
}
