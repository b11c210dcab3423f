import { Play } from 'lucide'
import type { ReactNode } from 'react'
import type { Game } from '#contract/games/games.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import { maxWin } from '#domain/games/max-win.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass, type ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { CompareToggle } from '../comparisons/compare-toggle.tsx'
import { ActiveMark, OfferPage, OfferPanel, Spec, type AboutOffer } from '../offers/offer-page.tsx'
import { NotStated, Rtp, Volatility } from '../cards/scores.tsx'
import { onVisit } from '../analytics/tracking.ts'
import { useDemoMark } from '../shell/site-data.ts'
import { betRange, euros, gameTypeName } from './game-words.ts'
import { GameArt } from './game-art.tsx'
import { PlayButton, PlayDialogHost, usePlayDialog, type PlayableGame } from './play-dialog-host.tsx'
import type { PlayCasino } from './play-casino-of.ts'
import { PlayCasinos } from './play-casinos.tsx'

export interface GamePageProps extends AboutOffer {
  game: Game
  places: Places
  /** The date of the RTP's last check, in words. */
  checked: string | undefined
}

/** A game with its facts, the ways to play it, and its reviews. */
export function GamePage({ game, places, checked, ...about }: GamePageProps) {
  const dialog = usePlayDialog()
  return (
    <div className="wrap pt-3">
      <OfferPage
        {...about}
        kind="game"
        id={game.id}
        name={game.name}
        path={paths.game(game)}
        list={{ to: paths.games(), label: 'Back to Games' }}
        total={game.totalReviews}
        average={game.userAverage}
        aside={<GameStatistics game={game} checked={checked} onPlay={dialog.play} />}
      >
        <GameHead game={game} onPlay={dialog.play} />
        <WhereToPlay {...places} game={game} onPlay={dialog.play} />
      </OfferPage>
      <PlayDialogHost game={dialog.game} onClose={dialog.close} />
    </div>
  )
}

interface Places {
  casinos: readonly PlayCasino[]
  total: number
  /** The address asks for all of them, as the Play link does without scripts. */
  showsAll: boolean
}

interface WhereToPlayProps extends Places {
  game: Game
  onPlay: (game: PlayableGame) => void
}

/** The safest casinos with a game, their offers to new players, and a link to the rest. */
function WhereToPlay({ game, casinos, total, showsAll, onPlay }: WhereToPlayProps) {
  return (
    <section className="part" id="play" aria-labelledby="play-title">
      <h2 id="play-title">{showsAll ? `Play ${game.name} for Real Money` : 'Where to Play It'}</h2>
      <PlayCasinos casinos={casinos} />
      {total > casinos.length && (
        <div className="mt-3">
          <PlayButton block variant="outline" game={game} onPlay={onPlay}>
            Show All {grouped(total)} Casinos
          </PlayButton>
        </div>
      )}
    </section>
  )
}

function PayoutRows({ game: { rtp, volatility } }: { game: Pick<Game, 'rtp' | 'volatility'> }) {
  return (
    <>
      <Spec name="RTP">
        <Rtp value={rtp} />
      </Spec>
      <Spec name="Volatility">
        <Volatility value={volatility} />
      </Spec>
    </>
  )
}

function GameStatistics({
  game,
  checked,
  onPlay,
}: Pick<GamePageProps, 'game' | 'checked'> & { onPlay: (game: PlayableGame) => void }) {
  return (
    <OfferPanel id="statistics-title" title="Game Statistics">
      <dl className="spec">
        <Spec name="Provider">{game.provider}</Spec>
        <PayoutRows game={game} />
        <Spec name="Type">{gameTypeName(game.type)}</Spec>
        <Spec name="Bet range">{betRange(game) ?? <NotStated />}</Spec>
        {checked !== undefined && <Spec name="RTP">{checked}</Spec>}
        {game.paylines !== null && <Spec name="Paylines">{game.paylines}</Spec>}
        {game.maxMultiplier !== null && <Spec name="Max multiplier">{grouped(game.maxMultiplier)}×</Spec>}
      </dl>
      <div className="grid gap-2 mt-5">
        <PlayButton block game={game} onPlay={onPlay}>
          Play for Real Money
        </PlayButton>
        <DemoLink block game={game}>
          Try Demo
        </DemoLink>
      </div>
    </OfferPanel>
  )
}

function GameHead({ game, onPlay }: { game: Game; onPlay: (game: PlayableGame) => void }) {
  const demo = useDemoMark('game', game.id)
  return (
    <section className="card card--flat game-head" aria-labelledby="game-name">
      <div className="game-card__art">
        <GameArt game={game} lazy={false} />
      </div>
      <div className="panel offer-head">
        <div className="tags">
          <Badge tone="brand">
            {gameTypeName(game.type)}
            {demo}
          </Badge>
          <ActiveMark isActive={game.isActive} />
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

/** The key facts below a game's name: RTP, volatility, bets and highest win (decision D-83). */
function GameFacts({ game }: { game: Game }) {
  const highest = maxWin(game)
  return (
    <dl className="game-facts">
      <PayoutRows game={game} />
      <Spec name="Bets">{betRange(game) ?? <NotStated />}</Spec>
      <Spec name="Max Win">{highest === undefined ? <NotStated /> : euros(highest)}</Spec>
    </dl>
  )
}

interface DemoLinkProps extends ButtonLook {
  game: Pick<Game, 'id' | 'demoUrl'>
  children: ReactNode
}

/** Opens a game's demo in a new tab; nothing for a game without one. */
function DemoLink({ game, children, ...look }: DemoLinkProps) {
  if (game.demoUrl === null || game.demoUrl === '') return null
  return (
    <a
      className={buttonClass({ variant: 'outline', ...look })}
      href={game.demoUrl}
      target="_blank"
      rel="sponsored nofollow noopener"
      {...onVisit('game_click', { type: 'game', id: game.id })}
    >
      <Icon of={Play} size={18} />
      {children}
      <span className="sr">opens in a new tab</span>
    </a>
  )
}
