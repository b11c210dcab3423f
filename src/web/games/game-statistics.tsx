import type { Game } from '#contract/games/games.schema.ts'
import { NotStated } from '../scores/not-stated.tsx'
import { betRange } from './bet-range.ts'
import { DemoLink } from './demo-link.tsx'
import { gameTypeName } from './game-type-name.ts'
import { PayoutRows } from './payout-rows.tsx'
import { PlayButton } from './play-button.tsx'
import type { PlayableGame } from './use-play-dialog.ts'

/** What a game costs and how it plays, in numbers. */
export function GameStatistics({ game, onPlay }: { game: Game; onPlay: (game: PlayableGame) => void }) {
  return (
    <aside className="aside aside--end" aria-labelledby="statistics-title">
      <div className="card card--flat panel">
        <h2 className="h3" id="statistics-title">
          Game Statistics
        </h2>
        <dl className="spec">
          <div>
            <dt>Provider</dt>
            <dd>{game.provider}</dd>
          </div>
          <PayoutRows game={game} />
          <div>
            <dt>Type</dt>
            <dd>{gameTypeName(game.type)}</dd>
          </div>
          <div>
            <dt>Bet range</dt>
            <dd>{betRange(game) ?? <NotStated />}</dd>
          </div>
          {game.paylines !== null && (
            <div>
              <dt>Paylines</dt>
              <dd>{game.paylines}</dd>
            </div>
          )}
          {game.maxMultiplier !== null && (
            <div>
              <dt>Max multiplier</dt>
              <dd>{game.maxMultiplier.toLocaleString('en-US')}×</dd>
            </div>
          )}
        </dl>
        <div className="game-statistics__ways">
          <PlayButton block game={game} onPlay={onPlay}>
            Play for Real Money
          </PlayButton>
          <DemoLink block game={game}>
            Try Demo
          </DemoLink>
        </div>
        <p className="legal">18+ | T&amp;Cs Apply | Play Responsibly</p>
      </div>
    </aside>
  )
}
