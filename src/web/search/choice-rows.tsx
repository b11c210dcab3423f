import { ChevronRight, Dices, Gift, Landmark, LifeBuoy, SlidersHorizontal, Newspaper } from 'lucide'
import type { ReactNode } from 'react'
import type { Intent, SearchAnswer } from '#contract/search/search.schema.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { depositWords, noEndWords } from '#domain/bonuses/condition-words.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { timeLeft } from '#domain/shared/time-left.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { GameArt } from '../games/game-art.tsx'
import { Rtp, SafetyBadge } from '../cards/scores.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { KIND_NAMES } from './kind-names.ts'

type Item<Kind extends 'casinos' | 'bonuses' | 'games' | 'posts'> = SearchAnswer[Kind][number]

/** Every row ends with its key number: a score, the wagering, the RTP. */
export function CasinoChoice({ casino, typed }: { casino: Item<'casinos'>; typed: string }) {
  return (
    <>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} lazy={false} />
      <span className="command__words">
        <span className="name ell">
          <Marked text={casino.name} part={typed} />
        </span>
        <span className="xs mut ell">
          {casino.license ?? LICENCE_NOT_STATED}
          {useDemoMark('casino', casino.id)}
        </span>
      </span>
      {casino.safetyIndex !== null && <span className="sr">Safety</span>}
      <SafetyBadge safetyIndex={casino.safetyIndex} suffix="" />
    </>
  )
}

/** Amounts are shown with their conditions (decision D-68). */
export function BonusChoice({ bonus, typed, now }: { bonus: Item<'bonuses'>; typed: string; now: Date }) {
  return (
    <>
      <CasinoLogo name={bonus.casinoName} logoUrl={bonus.casinoLogoUrl} size={40} lazy={false} />
      <span className="command__words" data-refuses={bonus.hiddenInBritain ? 'OVER' : undefined}>
        <span className="name ell">
          <Marked text={bonus.title} part={typed} />
        </span>
        <span className="xs mut">
          <Marked text={bonus.casinoName} part={typed} /> · {bonus.amount}
          {useDemoMark('bonus', bonus.id)}
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
          {useDemoMark('game', game.id)}
        </span>
      </span>
      {game.rtp === null ? (
        <span className="xs mut">RTP not stated</span>
      ) : (
        <>
          <span className="sr">RTP</span>
          <Rtp value={game.rtp} />
        </>
      )}
    </>
  )
}

/** A list or page that the text leads to, with the list's number of items. */
export function IntentChoice({ intent: { kind, label, count } }: { intent: Intent }) {
  return (
    <>
      <span className="text-link">
        <Icon of={kind === 'help' ? LifeBuoy : SlidersHorizontal} />
      </span>
      <span className="command__words name">{label}</span>
      {count !== null && <span className="sm mut num">{grouped(count)}</span>}
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
      <span className="xs mut">
        {post.readTime} min{useDemoMark('post', post.id)}
      </span>
    </>
  )
}

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

interface ChoiceListProps {
  id: string
  groups: readonly ChoiceGroup[]
  /** Index across all groups; -1 for none. */
  active: number
  onPick: () => void
}

/** The rows under a search field. The focus stays in the field, which names the active row (`useCombobox`). */
export function ChoiceList({ id, groups, active, onPick }: ChoiceListProps) {
  return (
    <div id={id} className="command__list" role="listbox" aria-label="Suggestions">
      {groups.map((group, index) => (
        <div key={group.name} className="command__group" role="group" aria-label={group.name}>
          <p className="command__name" aria-hidden="true">
            {group.name}
          </p>
          {group.choices.map(({ to, row }, place) => {
            const at = countChoices(groups.slice(0, index)) + place
            return (
              <Link
                key={to}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                to={to}
                className="command__item"
                onClick={onPick}
              >
                {row}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

export function countChoices(groups: readonly ChoiceGroup[]): number {
  return groups.reduce((sum, { choices }) => sum + choices.length, 0)
}

export interface Choice {
  to: string
  row: ReactNode
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

/** Intents first, then the kinds with results, best match first, with the typed text marked. */
export function choicesOf(answer: SearchAnswer, typed: string, now: Date): ChoiceGroup[] {
  const choices: Readonly<Record<SearchKind, () => Choice[]>> = {
    casinos: () =>
      answer.casinos.map((casino) => ({
        to: paths.casino(casino),
        row: <CasinoChoice casino={casino} typed={typed} />,
      })),
    bonuses: () =>
      answer.bonuses.map((bonus) => ({
        to: paths.bonus(bonus),
        row: <BonusChoice bonus={bonus} typed={typed} now={now} />,
      })),
    games: () =>
      answer.games.map((game) => ({ to: paths.game(game), row: <GameChoice game={game} typed={typed} /> })),
    posts: () =>
      answer.posts.map((post) => ({
        to: paths.post(post.slug),
        row: <PostChoice post={post} typed={typed} />,
      })),
  }
  const intents = answer.intents.map((intent) => ({ to: intent.to, row: <IntentChoice intent={intent} /> }))
  return [
    ...(intents.length > 0 ? [{ name: 'Go to', choices: intents }] : []),
    ...answer.order.map((kind) => ({ name: KIND_NAMES[kind], choices: choices[kind]() })),
  ]
}

/** Shown until two characters are typed (decision D-19). */
export const SHORTCUTS: readonly ChoiceGroup[] = [
  {
    name: 'Browse',
    choices: (
      [
        [Landmark, 'Casinos', paths.casinos()],
        [Gift, 'Bonuses', paths.bonuses()],
        [Dices, 'Games', paths.games()],
        [Newspaper, 'Blog', paths.blog()],
      ] as const
    ).map(([icon, label, to]) => ({
      to,
      row: (
        <>
          <span className="text-link">
            <Icon of={icon} />
          </span>
          <span className="name command__words">{label}</span>
          <span className="mut">
            <Icon of={ChevronRight} size={18} />
          </span>
        </>
      ),
    })),
  },
]
