import { ChevronRight, Dices, Gift, Landmark, Newspaper } from 'lucide'
import type { ReactNode } from 'react'
import { paths } from '#contract/shared/paths.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { BonusChoice, CasinoChoice, GameChoice } from './choice-rows.tsx'

/** One row that can be gone to. */
export interface Choice {
  to: string
  row: ReactNode
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}

/** The groups under the search field that have anything in them, with what was typed marked. */
export function choicesOf({ casinos, bonuses, games }: Suggestions, typed: string, now: Date): ChoiceGroup[] {
  return [
    {
      name: 'Casinos',
      choices: casinos.map((casino) => ({
        to: paths.casino(casino.id),
        row: <CasinoChoice casino={casino} typed={typed} />,
      })),
    },
    {
      name: 'Bonuses',
      choices: bonuses.map((bonus) => ({
        to: paths.bonus(bonus.id),
        row: <BonusChoice bonus={bonus} typed={typed} now={now} />,
      })),
    },
    {
      name: 'Games',
      choices: games.map((game) => ({
        to: paths.game(game.id),
        row: <GameChoice game={game} typed={typed} />,
      })),
    },
  ].filter(({ choices }) => choices.length > 0)
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
