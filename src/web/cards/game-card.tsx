import type { GAME_FACTS } from '#contract/items/card-fields.ts'
import type { Game } from '#contract/games/games.schema.ts'
import { CARD } from '#contract/items/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { buttonClass, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { betRange, gameTypeName } from '../games/game-words.ts'
import { CasinoGameStakes } from '../games/casino-game-stakes.tsx'
import { GameArt } from '../games/game-art.tsx'
import { GameBadge } from '../games/game-badge.tsx'
import { PlayButton, type PlayableGame } from '../games/play-dialog-host.tsx'
import { useDemoMark } from '../shell/site-data.ts'
import { NotStated, Rtp, Volatility } from './scores.tsx'

export type GameCardData = Pick<Game, (typeof GAME_FACTS)[number] | 'tags'> & { description?: string }

interface GameCardProps {
  game: GameCardData
  /** On a casino's page: description, highest bet and highest win instead of tags and bet range. */
  detailed?: boolean
  /** In the list of games, where phones put the picture at the left. */
  inList?: boolean
  lazy?: boolean
  /** Opens the play dialog. Without scripts, or without this, Play links to the game's page. */
  onPlay?: (game: PlayableGame) => void
}

/**
 * A game in grids and carousels: picture with type and rating, RTP, volatility and bets, 2 tags, then Demo and Play.
 */
export function GameCard({ game, detailed = false, inList = false, lazy, onPlay }: GameCardProps) {
  const visit = onVisit('game_click', { type: 'game', id: game.id })
  const demo = useDemoMark('game', game.id)
  return (
    <article className={`card game-card${inList ? ' game-card--list' : ''}`}>
      <div className="game-card__art">
        <GameArt game={game} {...(lazy !== undefined && { lazy })} />
        <span className="pin pin--l">{gameTypeName(game.type)}</span>
        <GameBadge game={game} />
      </div>
      <div className="game-card__body">
        <div className="game-card__head">
          <h3 className="name">
            <Link className="stretched" to={paths.game(game)} {...visit}>
              {game.name}
            </Link>
          </h3>
          <CompareToggle icon kind="games" id={game.id} name={game.name} />
          <p className="xs mut">
            {game.provider}
            {demo}
          </p>
        </div>
        {detailed && <p className="line-clamp-2 min-h-[3em] mt-1.5 sm mut">{game.description}</p>}
        <dl className="game-spec">
          <dt>RTP</dt>
          <Rtp as="dd" value={game.rtp} />
          <dt>Volatility</dt>
          <Volatility as="dd" value={game.volatility} />
          {detailed ? (
            <CasinoGameStakes game={game} />
          ) : (
            <>
              <dt className="game-spec__wide">Bet range</dt>
              <dd>{betRange(game) ?? <NotStated />}</dd>
            </>
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
