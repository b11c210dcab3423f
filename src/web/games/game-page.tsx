import { ArrowLeft, CircleCheck, CircleOff, Play } from 'lucide'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Game } from '#contract/games/games.schema.ts'
import type { ReviewFilter } from '#contract/reviews/review-filter.ts'
import { paths } from '#contract/shared/paths.ts'
import type { PostCardData } from '#contract/posts/posts.schema.ts'
import { maxWin } from '#domain/games/max-win.ts'
import type { ReviewCounts } from '#domain/reviews/weigh-reviews.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Link } from '#ui/link.tsx'
import { RelatedArticles } from '../blog/related-articles.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import type { OfferReview } from '../reviews/offer-review-card.tsx'
import type { OfferReviewDraft } from '#contract/reviews/offer-review.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import type { Refused } from '../reviews/answer-review-form.ts'
import { OfferReviews } from '../reviews/offer-reviews.tsx'
import { NotStated } from '../scores/scores.tsx'
import { ShareIcon } from '../share/share-icon.tsx'
import { CommissionNote } from '../shell/notes.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { betRange, euros, gameTypeName } from './game-words.ts'
import { GameArt } from './game-art.tsx'
import { PayoutRows } from './payout-rows.tsx'
import { PlayButton, PlayDialogHost, usePlayDialog } from './play-dialog-host.tsx'
import type { PlayCasino } from './play-casino-of.ts'
import { PlayCasinos } from './play-casinos.tsx'
import type { PlayableGame } from './play-dialog-host.tsx'

export interface GamePageProps {
  game: Game
  /** Those that pass the filter, in its order. */
  reviews: readonly OfferReview[]
  filter: ReviewFilter
  counts: ReviewCounts
  posts: readonly PostCardData[]
  places: Places
  showsAll: boolean
  isReviewSent: boolean
  refused: Refused<OfferReviewDraft> | undefined
}

/** A game with its numbers, the way to play it and what others made of it. */
export function GamePage({ game, posts, places, ...reviews }: GamePageProps) {
  const [query] = useSearchParams()
  const dialog = usePlayDialog()
  const path = paths.game(game)
  const total = game.totalReviews
  return (
    <div className="wrap pt-3">
      <div className="crumb-row">
        <Link className="crumb" to={paths.games()}>
          <Icon of={ArrowLeft} size={18} />
          Back to Games
        </Link>
        <ShareIcon name={game.name} path={path} />
      </div>
      <CommissionNote strip />
      <div className="detail-grid pt-3">
        <GameStatistics game={game} onPlay={dialog.play} />
        <div>
          <GameHead game={game} onPlay={dialog.play} />
          <WhereToPlay {...places} game={game} onPlay={dialog.play} />
          <LinkTabs
            id="game"
            label="About this game"
            value={query.get('tab') === 'articles' ? 'articles' : 'reviews'}
            tabs={[
              {
                value: 'reviews',
                label: `User Reviews (${total.toLocaleString(LANGUAGE)})`,
                to: path,
                content: (
                  <OfferReviews
                    kind="game"
                    id={game.id}
                    path={path}
                    total={total}
                    average={game.userAverage}
                    {...reviews}
                  />
                ),
              },
              {
                value: 'articles',
                label: 'Related Articles',
                to: `${path}?tab=articles`,
                content: <RelatedArticles posts={posts} />,
              },
            ]}
          />
        </div>
      </div>
      <PlayDialogHost game={dialog.game} onClose={dialog.close} />
    </div>
  )
}

interface Places {
  casinos: readonly PlayCasino[]
  /** How many casinos there are in all. */
  total: number
  /** The address asks for all of them, as the Play link does without scripts. */
  showsAll: boolean
}

interface WhereToPlayProps extends Places {
  game: Game
  onPlay: (game: PlayableGame) => void
}

/** The safest casinos that offer a game, with their offers to new players, and the way to the others. */
function WhereToPlay({ game, casinos, total, showsAll, onPlay }: WhereToPlayProps) {
  return (
    <section className="part" id="play" aria-labelledby="play-title">
      <h2 id="play-title">{showsAll ? `Play ${game.name} for Real Money` : 'Where to Play It'}</h2>
      <PlayCasinos casinos={casinos} />
      {total > casinos.length && (
        <div className="mt-3">
          <PlayButton block variant="outline" game={game} onPlay={onPlay}>
            Show All {total.toLocaleString(LANGUAGE)} Casinos
          </PlayButton>
        </div>
      )}
    </section>
  )
}

/** What a game costs and how it plays, in numbers. */
function GameStatistics({ game, onPlay }: { game: Game; onPlay: (game: PlayableGame) => void }) {
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
              <dd>{game.maxMultiplier.toLocaleString(LANGUAGE)}×</dd>
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

/** The picture of a game, what it is, and the two ways to play it. */
function GameHead({ game, onPlay }: { game: Game; onPlay: (game: PlayableGame) => void }) {
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

/** What one decides by, under the name of a game: RTP, volatility, bets and the highest win (decision D-83). */
function GameFacts({ game }: { game: Game }) {
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

interface DemoLinkProps extends ButtonLook {
  game: Pick<Game, 'id' | 'demoUrl'>
  children: ReactNode
}

/** Opens the demo of a game in a new tab; nothing for a game without one. */
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
