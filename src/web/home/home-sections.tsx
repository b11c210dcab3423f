import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { ArrowRight, MessageCircle } from 'lucide'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { HOME } from '#contract/shared/limits.ts'
import { Carousel } from '#ui/carousel.tsx'
import type { Slide } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { bonusTypeName } from '../bonuses/bonus-parts.tsx'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { CautionLine } from '../casinos/casino-parts.tsx'
import { CountryNote, refusals } from '../country/country-note.tsx'
import { GameArt } from '../games/game-art.tsx'
import { gameTypeName } from '../games/game-words.ts'
import { Rtp, SafetyBadge } from '../scores/scores.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { OutboundLink } from '../shell/outbound-link.tsx'
import { onVisit } from '../tracking/tracking.ts'
import { openChat } from '../chat/chat-open.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import type { Route } from './+types/home.screen.ts'
import { SECTIONS } from './hero.tsx'
import { Month } from './month.tsx'

const LOOK_AGAIN_MS = 50

type Draw = (title: string | undefined) => ReactNode

/** How each section of the home page is rendered, with a title of its own or the described one. */
export function homeSections(data: Route.ComponentProps['loaderData']): Readonly<Record<HomeSection, Draw>> {
  return {
    month: (title) => <Month key="month" lines={data.monthLines} title={title} />,
    topCasinos: shelf('Top Rated Casinos', {
      id: SECTIONS.casinos,
      all: paths.casinos('sort=rating'),
      slides: columnsOf(data.topCasinos, CasinoRow),
    }),
    latestCasinos: shelf('Latest Casinos', {
      all: paths.casinos('sort=newest'),
      slides: columnsOf(data.latestCasinos, CasinoRow),
    }),
    topBonuses: shelf('Top Bonuses', {
      id: SECTIONS.bonuses,
      all: paths.bonuses('sort=value'),
      slides: columnsOf(data.topBonuses, BonusRow),
    }),
    latestBonuses: shelf('Latest Bonuses', {
      all: paths.bonuses('sort=newest'),
      slides: columnsOf(data.latestBonuses, BonusRow),
    }),
    hotGames: shelf('Hot Games Right Now', {
      all: paths.games(),
      slides: columnsOf(data.hotGames, GameRow),
    }),
    latestGames: shelf('Latest Games', {
      all: paths.games('sort=newest'),
      slides: columnsOf(data.latestGames, GameRow),
    }),
    compare: (title) => <CompareLinks key="compare" title={title} />,
    assistant: (title) => <AssistantPromo key="assistant" title={title} />,
    news: shelf('Latest News', {
      all: paths.blog(),
      hasCards: true,
      slides: data.posts.map((post) => ({ key: post.id, content: <PostCard post={post} /> })),
    }),
    newsletter: (title) => <NewsletterBlock key="newsletter" title={title} />,
  }
}

/** A section that slides, under its described title or another one. */
function shelf(described: string, section: Omit<CarouselSectionProps, 'title'>): Draw {
  return (title = described) => <CarouselSection key={described} title={title} {...section} />
}

/** The three ways into the comparison. */
function CompareLinks({ title = 'Compare up to three, side by side' }: { title?: string | undefined }) {
  return (
    <section className="section" aria-labelledby="compare-links">
      <div className="wrap">
        <div className="section__head">
          <h2 id="compare-links">{title}</h2>
        </div>
        <div className="vs">
          {KINDS.map(({ kind, name, text, bars }) => (
            <Link key={kind} className="card" to={paths.compare(kind)}>
              <span className="grid">
                <span className="name h3">Compare {name}</span>
                <span className="sm mut">{text}</span>
              </span>
              <span className="vs__plot" aria-hidden="true">
                {bars.map((height) => (
                  <svg
                    key={height}
                    className={height === Math.max(...bars) ? 'on' : undefined}
                    height={`${height}%`}
                  />
                ))}
              </span>
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}

const KINDS = [
  { kind: 'casinos', name: 'Casinos', text: 'Scores, payments, licences', bars: [94, 87, 74] },
  { kind: 'bonuses', name: 'Bonuses', text: 'Wagering, minimums, expiry', bars: [60, 90, 45] },
  { kind: 'games', name: 'Games', text: 'RTP, volatility, bet range', bars: [80, 50, 72] },
] as const

/** The items of a shelf, four below one another on each slide. */
function columnsOf<Item extends { id: number }>(
  items: readonly Item[],
  Row: (props: { item: Item }) => ReactNode,
): Slide[] {
  const columns = Math.ceil(items.length / HOME.shelfRows)
  return Array.from({ length: columns }, (_, at) => ({
    key: at,
    content: items.slice(at * HOME.shelfRows, (at + 1) * HOME.shelfRows).map((item, row) => (
      <LinkPlace key={item.id} value={`shelf.${at * HOME.shelfRows + row + 1}`}>
        <Row item={item} />
      </LinkPlace>
    )),
  }))
}

interface CarouselSectionProps {
  title: string
  /** Where "See all" goes. */
  all: string
  slides: readonly Slide[]
  /** Where a link inside the page leads to. */
  id?: string
  /** Three slides side by side, each a card. */
  hasCards?: boolean
}

/** A home section: its title, the way to all of them, and what slides below. Without items it is not there. */
function CarouselSection({ title, all, slides, id, hasCards = false }: CarouselSectionProps) {
  if (slides.length === 0) return null
  return (
    <section
      className={hasCards ? 'carousel-section' : 'carousel-section shelf'}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <Carousel
        label={title}
        align="start"
        slides={slides}
        {...(!hasCards && { className: 'carousel--rows' })}
        head={(buttons) => (
          <div className="section__head">
            <h2>{title}</h2>
            <div className="section__tools">
              <Link className="see-all" to={all}>
                See all<span className="sr"> of {title}</span>
                <Icon of={ArrowRight} size={16} />
              </Link>
              {buttons}
            </div>
          </div>
        )}
      />
    </section>
  )
}

function CasinoRow({ item: casino }: { item: CasinoCardData }) {
  const { features, paymentMethods: methods, otherPaymentMethods: others = 0, safetyIndex } = casino
  const payments = methods.join(', ') + (others > 0 ? ` +${others} more` : '')
  const visit = onVisit('casino_card_click', { type: 'casino', id: casino.id })
  return (
    <article className="shelf-row" {...refusals(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} />
      <div>
        <h3 className="name ell">
          <Link className="stretched" to={paths.casino(casino)} {...visit}>
            {casino.name}
          </Link>
        </h3>
        <p className="ell">{[...features, payments].filter(Boolean).join(' · ')}</p>
        <CautionLine safetyIndex={safetyIndex} />
        <CountryNote />
      </div>
      <div className="shelf-row__end">
        <SafetyBadge safetyIndex={safetyIndex} suffix="" />
        <OutboundLink size="sm" variant="outline" to={casino} counts={{ type: 'casino', id: casino.id }}>
          Play Now
        </OutboundLink>
      </div>
    </article>
  )
}

/** An amount with its conditions (decision D-68). */
function BonusRow({ item: bonus }: { item: BonusCardData }) {
  const { casino, amount, chance } = bonus
  return (
    <article className="shelf-row" {...refusals(casino)}>
      <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={40} />
      <div>
        <h3 className="name ell">
          <Link className="stretched" to={paths.bonus(bonus)} aria-label={`${amount} at ${casino.name}`}>
            {amount}
          </Link>
        </h3>
        <p className="ell">
          {casino.name} · {bonusTypeName(bonus.type)}
        </p>
        <p>{offerConditions(bonus)}</p>
        <CautionLine safetyIndex={casino.safetyIndex} />
        <CountryNote />
      </div>
      <div className="shelf-row__end">
        {chance !== null && (
          <p>
            <b className="num">{Math.round(chance * 100)}%</b> finish
          </p>
        )}
        <OutboundLink size="sm" variant="outline" to={casino} counts={{ type: 'bonus', id: bonus.id }}>
          {bonus.code === null ? 'Claim Bonus' : 'Claim with Code'}
        </OutboundLink>
      </div>
    </article>
  )
}

function GameRow({ item: game }: { item: GameCardData }) {
  const visit = onVisit('game_click', { type: 'game', id: game.id })
  return (
    <article className="shelf-row">
      <span className="thumb">
        <GameArt game={game} />
      </span>
      <div>
        <h3 className="name ell">
          <Link className="stretched" to={paths.game(game)} {...visit}>
            {game.name}
          </Link>
        </h3>
        <p className="ell">
          {gameTypeName(game.type)} · {game.provider}
        </p>
      </div>
      <div>
        <span className="sr">RTP</span>
        <Rtp percent={game.rtp} />
      </div>
    </article>
  )
}

/** The assistant's block on the home page. */
function AssistantPromo({ title = 'Ask the AI Casino Assistant' }: { title?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  useIdleLoad(loadDialog)
  const startFromDialog = () => {
    setOpen(false)
    openAfterDialog()
  }
  return (
    <section className="section" aria-labelledby="assistant-promo">
      <div className="wrap">
        <div className="felt promo">
          <div>
            <h2 id="assistant-promo">{title}</h2>
            <p className="mt-3">
              Recommendations, bonus terms in plain words, strategies, payment methods and
              responsible-gambling advice, any time.
            </p>
            <div className="promo__cta">
              <Button variant="felt" size="lg" onClick={openChat}>
                <Icon of={MessageCircle} />
                Start Chat
              </Button>
              <Button
                variant="feltOutline"
                size="lg"
                aria-haspopup="dialog"
                onClick={() => {
                  setNeeded(true)
                  setOpen(true)
                }}
              >
                Learn More
              </Button>
            </div>
          </div>
          <div className="bubbles" aria-hidden="true">
            <p className="bubble bubble--me">What does 35× wagering mean on a €100 bonus?</p>
            <p className="bubble bubble--bot">
              You would need to place €3,500 in bets before bonus winnings can be withdrawn. At 96% RTP,
              expect that to cost about €140.
            </p>
          </div>
        </div>
      </div>
      {needed && (
        <Suspense>
          <AssistantDialog open={open} onOpenChange={setOpen} onStartChat={startFromDialog} />
        </Suspense>
      )}
    </section>
  )
}

/** The dialog gives the focus back when it has closed; only then may the chat take it. */
function openAfterDialog(): void {
  const isClosed = document.querySelector('.dialog') === null
  window.setTimeout(isClosed ? openChat : openAfterDialog, LOOK_AGAIN_MS)
}

const loadDialog = () => import('./assistant-dialog.tsx')

const AssistantDialog = lazy(async () => ({ default: (await loadDialog()).AssistantDialog }))
