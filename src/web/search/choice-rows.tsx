import { ChevronRight, LifeBuoy, ListFilter, Newspaper } from 'lucide'
import type { Intent, SearchAnswer } from '#contract/search/search.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { cautionText, needsCaution } from '#domain/casinos/caution.ts'
import { depositWords, noEndWords } from '#domain/bonuses/condition-words.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { Icon } from '#ui/icon.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { GameArt } from '../games/game-art.tsx'
import { Rtp } from '../scores/rtp.tsx'
import { SafetyBadge } from '../scores/safety-badge.tsx'

type Item<Kind extends 'casinos' | 'bonuses' | 'games' | 'posts'> = SearchAnswer[Kind][number]

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
          {depositWords(bonus.minDeposit)} · {timeLeft(bonus.validUntil, now) ?? noEndWords(bonus)}
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

/** A list or page that the text leads to, with how many the list has. */
export function IntentChoice({ intent: { kind, label, count } }: { intent: Intent }) {
  return (
    <>
      <span className="text-link">
        <Icon of={kind === 'help' ? LifeBuoy : ListFilter} />
      </span>
      <span className="command__words name">{label}</span>
      {count !== null && <span className="sm mut num">{count.toLocaleString('en')}</span>}
      <span className="mut">
        <Icon of={ChevronRight} size={18} />
      </span>
    </>
  )
}

export function PostChoice({ post, typed }: { post: Item<'posts'>; typed: string }) {
  return (
    <>
      <span className="text-link">
        <Icon of={Newspaper} />
      </span>
      <span className="command__words">
        <span className="name ell">
          <Marked text={post.title} part={typed} />
        </span>
      </span>
      <span className="xs mut">{post.readTime} min</span>
    </>
  )
}

/** A text with the first place that holds `part` marked, whatever the case. */
function Marked({ text, part }: { text: string; part: string }) {
  const wanted = cleanSearchText(part).toLowerCase()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (at < 0) return <>{text}</>
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
