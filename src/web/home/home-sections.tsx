import { ArrowRight, MessageCircle } from 'lucide'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { openChat } from '../chat/chat-open.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import type { Route } from './+types/home.screen.ts'
import { SECTIONS } from './hero.tsx'
import { Month } from './month.tsx'

const LOOK_AGAIN_MS = 50

type Draw = (title: string | undefined) => ReactNode

/** How each section of the home page is rendered, with a title of its own or the described one. */
export function homeSections(data: Route.ComponentProps['loaderData']): Readonly<Record<HomeSection, Draw>> {
  const { now } = data
  return {
    month: (title) => <Month key="month" lines={data.monthLines} title={title} />,
    topCasinos: (title = 'Top Rated Casinos') => (
      <CarouselSection
        key="topCasinos"
        id={SECTIONS.casinos}
        title={title}
        all={paths.casinos('sort=rating')}
        items={data.topCasinos}
        card={(casino) => <CasinoCard casino={casino} />}
      />
    ),
    latestCasinos: (title = 'Latest Casinos') => (
      <CarouselSection
        key="latestCasinos"
        title={title}
        all={paths.casinos('sort=newest')}
        items={data.latestCasinos}
        card={(casino) => <CasinoCard casino={casino} />}
      />
    ),
    topBonuses: (title = 'Top Bonuses') => (
      <CarouselSection
        key="topBonuses"
        id={SECTIONS.bonuses}
        title={title}
        all={paths.bonuses('sort=value')}
        items={data.topBonuses}
        card={(bonus) => <BonusCard bonus={bonus} now={now} />}
      />
    ),
    latestBonuses: (title = 'Latest Bonuses') => (
      <CarouselSection
        key="latestBonuses"
        title={title}
        all={paths.bonuses('sort=newest')}
        items={data.latestBonuses}
        card={(bonus) => <BonusCard bonus={bonus} now={now} />}
      />
    ),
    hotGames: (title = 'Hot Games Right Now') => (
      <CarouselSection
        key="hotGames"
        narrow
        title={title}
        all={paths.games()}
        items={data.hotGames}
        card={(game) => <GameCard game={game} />}
      />
    ),
    latestGames: (title = 'Latest Games') => (
      <CarouselSection
        key="latestGames"
        narrow
        title={title}
        all={paths.games('sort=newest')}
        items={data.latestGames}
        card={(game) => <GameCard game={game} />}
      />
    ),
    compare: (title) => <CompareLinks key="compare" title={title} />,
    assistant: (title) => <AssistantPromo key="assistant" title={title} />,
    news: (title = 'Latest News') => (
      <CarouselSection
        key="news"
        title={title}
        all={paths.blog()}
        items={data.posts}
        card={(post) => <PostCard post={post} />}
      />
    ),
    newsletter: (title) => <NewsletterBlock key="newsletter" title={title} />,
  }
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

interface CarouselSectionProps<Item> {
  title: string
  /** Where "See all" goes. */
  all: string
  items: readonly Item[]
  /** Where a link inside the page leads to. */
  id?: string
  card: (item: Item) => ReactNode
  /** Four in a row instead of three. */
  narrow?: boolean
}

/** A home section: its title, the way to all of them, and a row of cards. Without items it is not there. */
function CarouselSection<Item extends { id: number }>({
  title,
  all,
  items,
  id,
  card,
  narrow = false,
}: CarouselSectionProps<Item>) {
  if (items.length === 0) return null
  return (
    <section className="carousel-section" id={id} tabIndex={id === undefined ? undefined : -1}>
      <Carousel
        label={title}
        align="start"
        slides={items.map((item, index) => ({
          key: item.id,
          content: <LinkPlace value={`shelf.${index + 1}`}>{card(item)}</LinkPlace>,
        }))}
        {...(narrow && { className: 'carousel--game' })}
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
