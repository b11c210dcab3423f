import type { Game } from '#contract/games/games.schema.ts'
import { maxWin } from '#domain/games/max-win.ts'
import { NotStated } from '../scores/not-stated.tsx'
import { betRange } from './bet-range.ts'
import { euros } from './euros.ts'
import { PayoutRows } from './payout-rows.tsx'

/** What one decides by, under the name of a game: RTP, volatility, bets and the highest win (decision D-83). */
export function GameFacts({ game }: { game: Game }) {
  const highest = maxWin(game)
  return (
    <dl className="game-facts">
      <PayoutRows game={game} />
      <div>
        <dt>Bets</dt>
        <dd>{betRange(game) ?? <NotStated />}</dd>
      </div>
      <div>
        <dt>Max Win</dt>
        <dd>{highest === undefined ? <NotStated /> : euros(highest)}</dd>
      </div>
    </dl>
  )
}
