import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { noEndWords } from '#domain/bonuses/condition-words.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { LinkPlace } from '../shell/link-place.ts'
import { BonusCode } from './bonus-code.tsx'
import { ClaimButton } from './claim-button.tsx'

/** Claim This Bonus: the code, the way in and the two dates. */
export function ClaimPanel({ bonus, now }: { bonus: Bonus; now: string }) {
  return (
    <aside className="aside aside--end" aria-labelledby="claim-title">
      <div className="card card--flat panel">
        <h2 className="h3" id="claim-title">
          Claim This Bonus
        </h2>
        <BonusCode code={bonus.code} noCodeNeeded={bonus.noCodeNeeded} />
        <LinkPlace value="offer">
          <ClaimButton bonus={bonus} now={now} size="lg" block />
        </LinkPlace>
        <dl className="spec">
          <div>
            <dt>Created</dt>
            <dd>{formatDate(bonus.createdAt) ?? 'N/A'}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd>{formatDate(bonus.validUntil) ?? noEndWords(bonus)}</dd>
          </div>
        </dl>
        <p className="legal">18+ | T&amp;Cs Apply | Play Responsibly</p>
      </div>
    </aside>
  )
}
