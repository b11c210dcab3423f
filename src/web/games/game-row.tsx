import './game-row.css'
import { CARD } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { formatRtp } from '#domain/games/rtp.ts'
import type { Spread } from '#domain/shared/spread.ts'
import { buttonClass } from '#ui/button.tsx'
import { PlaceInField } from '#ui/charts/place-in-field.tsx'
import { Link } from '#ui/link.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { NotStated, Rtp, Volatility } from '../scores/scores.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { GameArt } from './game-art.tsx'
import { GameBadge } from './game-badge.tsx'
import { betRange, gameTypeName } from './game-words.ts'
import { PlayButton } from './play-dialog-host.tsx'
import type { PlayableGame } from './play-dialog-host.tsx'

/** What is in the columns of a wide list; every row says it to readers. */
export function GameHeads() {
  return (
    <p className="game-heads" aria-hidden="true">
      {['Game', 'RTP against all games', 'Volatility', 'Bet range', 'Rating'].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </p>
  )
}

interface GameRowProps {
  game: GameCardData
  /** The RTP of all games in percent; null where too few state it. */
  field: Spread | null
  /** Opens the play dialog; without scripts Play leads to the game's page. */
  onPlay: (game: PlayableGame) => void
  /** In the first screen. */
  lazy: boolean
}

/** A game in the list: what it pays back against all games, how unevenly, and its bets, then Demo and Play. */
export function GameRow({ game, field, onPlay, lazy }: GameRowProps) {
  const visit = onVisit('game_click', { type: 'game', id: game.id })
  const { name, rtp, tags, demoUrl } = game
  const more = tags.length - CARD.gameTags
  return (
    <article className="game-row">
      <GameArt game={game} lazy={lazy} />
      <div className="game-row__name">
        <h3 className="name">
          <Link className="stretched" to={paths.game(game)} {...visit}>
            {name}
          </Link>
        </h3>
        <p>
          {gameTypeName(game.type)} · {game.provider}
          {tags.length > 0 && (
            <span className="game-row__tags">
              {tags.slice(0, CARD.gameTags).join(', ')}
              {more > 0 && ` +${more}`}
            </span>
          )}
        </p>
      </div>
      <div className="game-row__rtp">
        {rtp !== null && field !== null && (
          <PlaceInField
            value={rtp}
            field={field}
            label={`RTP ${formatRtp(rtp)}, the median of all games is ${formatRtp(field.median)}`}
          />
        )}
        <span className="sr">RTP</span>
        <Rtp percent={rtp} />
      </div>
      <p className="game-row__volatility">
        <span className="sr">Volatility</span>
        <Volatility value={game.volatility} />
      </p>
      <p className="game-row__bets num">
        <span className="sr">Bet range</span>
        {betRange(game) ?? <NotStated />}
      </p>
      <GameBadge game={game} />
      <CompareToggle kind="games" id={game.id} name={name} />
      <div className="game-row__cta">
        {demoUrl !== null && (
          <a
            className={buttonClass({ variant: 'outline' })}
            href={demoUrl}
            target="_blank"
            rel="sponsored nofollow noopener"
            aria-label={`Demo of ${name}, opens in a new tab`}
            {...visit}
          >
            Demo
          </a>
        )}
        <PlayButton game={game} onPlay={onPlay}>
          Play<span className="sr"> {name}</span>
        </PlayButton>
      </div>
    </article>
  )
}
