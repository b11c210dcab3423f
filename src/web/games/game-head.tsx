import { CircleCheck, CircleOff } from 'lucide'
import type { Game } from '#contract/games/games.schema.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { GameArt } from './game-art.tsx'
import { GameFacts } from './game-facts.tsx'
import { gameTypeName } from './game-type-name.ts'
import { DemoLink } from './demo-link.tsx'
import { PlayButton } from './play-button.tsx'
import type { PlayableGame } from './use-play-dialog.ts'

/** The picture of a game, what it is, and the two ways to play it. */
export function GameHead({ game, onPlay }: { game: Game; onPlay: (game: PlayableGame) => void }) {
  return (
    <section className="card card--flat game-head" aria-labelledby="game-name">
      <div className="game-card__art">
        <GameArt game={game} lazy={false} />
      </div>
      <div className="panel offer-head">
        <div className="tags">
          <Badge tone="brand">{gameTypeName(game.type)}</Badge>
          {game.isActive ? (
            <Badge tone="ok">
              <Icon of={CircleCheck} size={14} />
              Active
            </Badge>
          ) : (
            <Badge tone="off">
              <Icon of={CircleOff} size={14} />
              Inactive
            </Badge>
          )}
        </div>
        <h1 id="game-name">{game.name}</h1>
        <p className="mut">{game.description}</p>
        <GameFacts game={game} />
        <div className="game-head__ways">
          <PlayButton size="lg" game={game} onPlay={onPlay}>
            Play for Real
          </PlayButton>
          <DemoLink size="lg" game={game}>
            Play Demo
          </DemoLink>
        </div>
        <CompareToggle kind="games" id={game.id} name={game.name} />
      </div>
    </section>
  )
}
