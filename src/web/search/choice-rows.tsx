import type { Suggestions } from '#contract/search/search.schema.ts'
import { cautionText, needsCaution } from '#domain/casinos/caution.ts'
import { depositWords } from '#domain/bonuses/condition-words.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { GameArt } from '../games/game-art.tsx'
import { Rtp } from '../scores/rtp.tsx'
import { SafetyBadge } from '../scores/safety-badge.tsx'
import { Marked } from './marked.tsx'

type Item<Kind extends keyof Suggestions> = Suggestions[Kind][number]

/** Every row ends in the number that decides: a score, the wagering, the RTP. */
export function CasinoChoice({ casino, typed }: { casino: Item<'casinos'>; typed: string }) {
  return (
    <>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} lazy={false} />
      <span className="command__words">
        <span className="name ell">
          <Marked text={casino.name} part={typed} />
        </span>
        <span className="xs mut ell">{casino.license ?? LICENCE_NOT_STATED}</span>
        {needsCaution(casino.safetyIndex) && (
          <span className="xs mut">{cautionText(casino.safetyIndex)}</span>
        )}
      </span>
      {casino.safetyIndex !== null && <span className="sr">Safety</span>}
      <SafetyBadge safetyIndex={casino.safetyIndex} suffix="" />
    </>
  )
}

/** The conditions stand with the amount (decision D-68). */
export function BonusChoice({ bonus, typed, now }: { bonus: Item<'bonuses'>; typed: string; now: Date }) {
  return (
    <>
      <CasinoLogo name={bonus.casinoName} logoUrl={bonus.casinoLogoUrl} size={40} lazy={false} />
      <span className="command__words">
        <span className="name ell">
          <Marked text={bonus.title} part={typed} />
        </span>
        <span className="xs mut">
          <Marked text={bonus.casinoName} part={typed} /> · {bonus.amount}
        </span>
        <span className="xs mut">
          {depositWords(bonus.minDeposit)} · {timeLeft(bonus.validUntil, now) ?? 'No expiration'}
        </span>
      </span>
      <span className="xs mut">
        {bonus.wageringRequirement === null ? (
          'Wagering not stated'
        ) : (
          <>
            {!/^no\b/i.test(bonus.wageringRequirement) && <span className="sr">Wagering </span>}
            {bonus.wageringRequirement}
          </>
        )}
      </span>
    </>
  )
}

export function GameChoice({ game, typed }: { game: Item<'games'>; typed: string }) {
  return (
    <>
      <span className="thumb">
        <GameArt game={game} lazy={false} />
      </span>
      <span className="command__words">
        <span className="name ell">
          <Marked text={game.name} part={typed} />
        </span>
        <span className="xs mut ell">
          <Marked text={game.provider} part={typed} />
        </span>
      </span>
      {game.rtp === null ? (
        <span className="xs mut">RTP not stated</span>
      ) : (
        <>
          <span className="sr">RTP</span>
          <Rtp percent={game.rtp} />
        </>
      )}
    </>
  )
}
