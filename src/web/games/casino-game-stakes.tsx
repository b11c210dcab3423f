import type { Game } from '#contract/games/games.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { maxWin } from '#domain/games/max-win.ts'
import { euros } from './game-words.ts'

/** The highest bet of a game and its highest win, as rows of a `spec` list (decision D-83). */
export function CasinoGameStakes({ game }: { game: Pick<Game, 'maxBet' | 'maxMultiplier'> }) {
  const highest = maxWin(game)
  return (
    <>
      <dt>Max bet</dt>
      <dd>{game.maxBet === null ? 'Not stated' : euros(game.maxBet)}</dd>
      <dt>Max Win</dt>
      <dd>
        {highest === undefined
          ? 'Not stated'
          : `${euros(highest)} (${game.maxMultiplier?.toLocaleString(LANGUAGE)}×)`}
      </dd>
    </>
  )
}
