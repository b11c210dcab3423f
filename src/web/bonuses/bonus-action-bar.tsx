import type { Bonus } from '#contract/bonuses/bonuses.schema.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { ClaimButton } from './claim-button.tsx'

/** The offer's name, its code and the way in, at the bottom of small screens: no amount, as its conditions have no room. */
export function BonusActionBar({ bonus, now }: { bonus: Bonus; now: string }) {
  const code = bonus.code ?? ''
  return (
    <div className="action-bar" role="group" aria-label={bonus.title}>
      <span className="action-bar__offer">
        <b>{bonus.title}</b>
        {code === '' ? (
          <span className="xs mut">{bonus.casino.name}</span>
        ) : (
          <span className="xs mut action-bar__code">
            <span className="sr">Code </span>
            {code}
          </span>
        )}
      </span>
      {code !== '' && <CopyButton text={code} of={`code ${code}`} />}
      <LinkPlace value="bar">
        <ClaimButton bonus={bonus} now={now} />
      </LinkPlace>
    </div>
  )
}
