import type { Game } from '#contract/games/games.schema.ts'
import { CARD } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { buttonClass, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { NotStated } from '../scores/scores.tsx'
import { betRange, gameTypeName } from '../games/game-words.ts'
import { CasinoGameStakes } from '../games/casino-game-stakes.tsx'
import { GameArt } from '../games/game-art.tsx'
import { GameBadge } from '../games/game-badge.tsx'
import { PayoutRows } from '../games/payout-rows.tsx'
import { PlayButton } from '../games/play-dialog-host.tsx'
import type { PlayableGame } from '../games/play-dialog-host.tsx'

export type GameCardData = Pick<
  Game,
  | 'id'
  | 'slug'
  | 'name'
  | 'provider'
  | 'type'
  | 'rtp'
  | 'volatility'
  | 'minBet'
  | 'maxBet'
  | 'maxMultiplier'
  | 'tags'
  | 'imageUrl'
  | 'demoUrl'
  | 'userAverage'
  | 'totalReviews'
> & { description?: string }

interface GameCardProps {
  game: GameCardData
  /** On a casino's page: the description, the highest bet and the highest win instead of tags and the bet range. */
  detailed?: boolean
  /** Opens the play dialog; without scripts, and without this, Play leads to the game's page. */
  onPlay?: (game: PlayableGame) => void
}

/** A game in grids and carousels: its cost first, RTP, volatility and bets, then Demo and Play. */
export function GameCard({ game, detailed = false, onPlay }: GameCardProps) {
  const visit = onVisit('game_click', { type: 'game', id: game.id })
  return (
    <article className="card game-card">
      <div className="game-card__art">
        <GameArt game={game} />
        <span className="pin pin--l">{gameTypeName(game.type)}</span>
        <GameBadge game={game} />
      </div>
      <div className="game-card__body">
        <h3 className="name">
          <Link className="stretched" to={paths.game(game)} {...visit}>
            {game.name}
          </Link>
        </h3>
        <div className="card__foot">
          <p className="xs mut">{game.provider}</p>
          <CompareToggle kind="games" id={game.id} name={game.name} />
        </div>
        {detailed && <p className="sm mut mt-2">{game.description}</p>}
        <dl className="spec">
          <PayoutRows game={game} />
          {detailed ? (
            <CasinoGameStakes game={game} />
          ) : (
            <div>
              <dt>Bet range</dt>
              <dd>{betRange(game) ?? <NotStated />}</dd>
            </div>
          )}
        </dl>
        {!detailed && <TagList label="Tags" items={game.tags} limit={CARD.gameTags} more="" />}
        <div className="card__cta" data-single={game.demoUrl === null || undefined}>
          {game.demoUrl !== null && (
            <a
              className={buttonClass({ variant: 'outline' })}
              href={game.demoUrl}
              target="_blank"
              rel="sponsored nofollow noopener"
              aria-label={`Demo of ${game.name}, opens in a new tab`}
              {...visit}
            >
              Demo
            </a>
          )}
          {onPlay === undefined ? (
            <ButtonLink to={paths.game(game)} aria-label={`Play ${game.name}`} {...visit}>
              Play
            </ButtonLink>
          ) : (
            <PlayButton game={game} onPlay={onPlay}>
              Play<span className="sr"> {game.name}</span>
            </PlayButton>
          )}
        </div>
      </div>
    </article>
  )
}
