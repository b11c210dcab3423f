import type { ReactNode } from 'react'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { BonusChoice, CasinoChoice, GameChoice } from '../search/choice-rows.tsx'

/** An item that can be added. */
export interface CompareChoice {
  id: number
  name: string
  row: ReactNode
}

/** The choices of one kind, rendered like suggestions, with the typed text marked. */
export function choicesOfKind(
  found: Suggestions,
  kind: CompareKind,
  typed: string,
  now: Date,
): CompareChoice[] {
  switch (kind) {
    case 'casinos':
      return found.casinos.map((casino) => ({
        id: casino.id,
        name: casino.name,
        row: <CasinoChoice casino={casino} typed={typed} />,
      }))
    case 'bonuses':
      return found.bonuses.map((bonus) => ({
        id: bonus.id,
        name: bonus.title,
        row: <BonusChoice bonus={bonus} typed={typed} now={now} />,
      }))
    case 'games':
      return found.games.map((game) => ({
        id: game.id,
        name: game.name,
        row: <GameChoice game={game} typed={typed} />,
      }))
  }
}
