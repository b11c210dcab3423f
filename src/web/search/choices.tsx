import { ChevronRight, Dices, Gift, Landmark, Newspaper } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#contract/shared/paths.ts'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import type { SearchKind } from '#contract/search/site-search.ts'
import { Icon } from '#ui/icon.tsx'
import { BonusChoice, CasinoChoice, GameChoice, IntentChoice, PostChoice } from './choice-rows.tsx'
import { KIND_NAMES } from './kind-names.ts'

/** One row that can be gone to. */
export interface Choice {
  to: string
  row: ReactNode
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

/** Where the text leads, and the kinds that have anything, the best match first, with what was typed marked. */
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
      answer.games.map((game) => ({
        to: paths.game(game),
        row: <GameChoice game={game} typed={typed} />,
      })),
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

/** What stands there until two characters are typed (decision D-19). */
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
