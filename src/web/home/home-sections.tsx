import { ArrowRight, MessageCircle } from 'lucide'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CompareKind } from '#contract/comparisons/compare.ts'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { paths } from '#contract/shared/paths.ts'
import { Button } from '#ui/button.tsx'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { Carousel, type Slide } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useIdleLoad } from '#ui/use-idle-load.ts'
import { grouped } from '#domain/shared/counted.ts'
import { BonusCard, type BonusCardData } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard, type GameCardData } from '../cards/game-card.tsx'
import { inkClass, LogoGround } from '../cards/logo-strip.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { GameArt } from '../games/game-art.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { openChat } from '../chat/chat-open.ts'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import type { Route } from './+types/home.screen.ts'
import { SECTIONS } from './hero.tsx'

const LOOK_AGAIN_MS = 50

type Draw = (title: string | undefined) => ReactNode

/** The sections of the home page, each with its own or the default title. */
export function homeSections(data: Route.ComponentProps['loaderData']): Readonly<Record<HomeSection, Draw>> {
  const { now } = data
  const casinos = (items: readonly CasinoCardData[]) =>
    slidesOf(items, (casino) => <CasinoCard casino={casino} />)
  const bonuses = (items: readonly BonusCardData[]) =>
    slidesOf(items, (bonus) => <BonusCard bonus={bonus} now={now} />)
  const games = (items: readonly GameCardData[]) => slidesOf(items, (game) => <GameCard game={game} />)
  return {
    topCasinos: shelf('Top Rated Casinos', {
      id: SECTIONS.casinos,
      all: paths.casinos('sort=rating'),
      slides: casinos(data.topCasinos),
    }),
    latestCasinos: shelf('Latest Casinos', {
      all: paths.casinos('sort=newest'),
      slides: casinos(data.latestCasinos),
    }),
    topBonuses: shelf('Top Bonuses', {
      id: SECTIONS.bonuses,
      all: paths.bonuses('sort=value'),
      slides: bonuses(data.topBonuses),
    }),
    latestBonuses: shelf('Latest Bonuses', {
      all: paths.bonuses('sort=newest'),
      slides: bonuses(data.latestBonuses),
    }),
    hotGames: shelf('Hot Games Right Now', {
      all: paths.games(),
      slides: games(data.hotGames),
      isSmall: true,
    }),
    latestGames: shelf('Latest Games', {
      all: paths.games('sort=newest'),
      slides: games(data.latestGames),
      isSmall: true,
    }),
    news: shelf('Latest News', {
      all: paths.blog(),
      slides: data.posts.map((post) => ({ key: post.id, content: <PostCard post={post} /> })),
    }),
    compare: (title) => <CompareLinks key="compare" title={title} data={data} />,
    assistant: (title) => <AssistantPromo key="assistant" title={title} />,
    month: (title) => <Month key="month" counts={data.month} title={title} />,
    newsletter: (title) => <NewsletterBlock key="newsletter" title={title} />,
  }
}

function shelf(described: string, section: Omit<CarouselSectionProps, 'title'>): Draw {
  return (title = described) => <CarouselSection key={described} title={title} {...section} />
}

interface CompareLinksProps {
  title: string | undefined
  data: Pick<Route.ComponentProps['loaderData'], 'hotGames' | 'topBonuses' | 'topCasinos'>
}

/** Three links to the comparison, each with three items. */
function CompareLinks({ title = 'Compare up to three, side by side', data }: CompareLinksProps) {
  return (
    <section className="section wrap" aria-labelledby="compare-links">
      <div className="section__head">
        <h2 id="compare-links">{title}</h2>
      </div>
      <div className="grid gap-4 md:grid-cols-3 lg:gap-6">
        <CompareLink kind="casinos" name="Casinos" text="Scores, payments, licences">
          {data.topCasinos.slice(0, COMPARED).map(({ id, name, logoUrl }) => (
            <CasinoLogo key={id} name={name} logoUrl={logoUrl} size={64} />
          ))}
        </CompareLink>
        <CompareLink kind="bonuses" name="Bonuses" text="Wagering, minimums, expiry">
          {data.topBonuses.slice(0, COMPARED).map((bonus) => (
            <span key={bonus.id} className={`num ${inkClass(bonus.casino) ?? ''}`}>
              <LogoGround casino={bonus.casino} />
              <b>{shortAmount(bonus.amount)}</b>
            </span>
          ))}
        </CompareLink>
        <CompareLink kind="games" name="Games" text="RTP, volatility, bet range">
          {data.hotGames.slice(0, COMPARED).map((game) => (
            <span key={game.id}>
              <GameArt game={game} />
            </span>
          ))}
        </CompareLink>
      </div>
    </section>
  )
}

const COMPARED = 3

/** The first figure of an amount, such as "€500" in "€500 + 100 free spins". Its conditions are in the comparison. */
function shortAmount(amount: string): string {
  return /[€$£]?\d[\d.,]*\s?%?/.exec(amount)?.[0].trim() ?? amount
}

interface CompareLinkProps {
  kind: CompareKind
  name: string
  text: string
  children: ReactNode
}

function CompareLink({ kind, name, text, children }: CompareLinkProps) {
  return (
    <Link className="card grid grid-cols-[minmax(0,1fr)_auto] items-end gap-4 p-5" to={paths.compare(kind)}>
      <span className="compare-art" aria-hidden="true">
        {children}
      </span>
      <span className="grid">
        <span className="name text-h3">Compare {name}</span>
        <span className="text-sm text-muted-foreground">{text}</span>
      </span>
      <Icon of={ArrowRight} className="text-link" />
    </Link>
  )
}

function slidesOf<Item extends { id: number }>(
  items: readonly Item[],
  draw: (item: Item) => ReactNode,
): Slide[] {
  return items.map((item, at) => ({
    key: item.id,
    content: <LinkPlace value={`shelf.${at + 1}`}>{draw(item)}</LinkPlace>,
  }))
}

interface CarouselSectionProps {
  title: string
  /** Target of "See all". */
  all: string
  slides: readonly Slide[]
  /** Target of links within the page. */
  id?: string
  /** For cards narrower than those of casinos. */
  isSmall?: boolean
}

function CarouselSection({ title, all, slides, id, isSmall = false }: CarouselSectionProps) {
  if (slides.length === 0) return null
  return (
    <section className="section wrap" id={id} tabIndex={id === undefined ? undefined : -1}>
      <Carousel
        label={title}
        slides={slides}
        {...(isSmall && { className: 'carousel--small' })}
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

function AssistantPromo({ title = 'Ask the AI Casino Assistant' }: { title?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)
  useIdleLoad(loadDialog)
  const startFromDialog = () => {
    setOpen(false)
    openAfterDialog()
  }
  return (
    <section className="section wrap" aria-labelledby="assistant-promo">
      <div>
        <div className="felt promo">
          <div>
            <h2 id="assistant-promo">{title}</h2>
            <p className="mt-3">
              Recommendations, bonus terms in plain words, strategies, payment methods and
              responsible-gambling advice, any time.
            </p>
            <div className="mt-6 flex flex-wrap gap-2.5">
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
          <AssistantDialog open={open} onClose={() => setOpen(false)} onStartChat={startFromDialog} />
        </Suspense>
      )}
    </section>
  )
}

/** The dialog returns the focus when it has closed; only then may the chat take it. */
function openAfterDialog(): void {
  const isClosed = document.querySelector('.dialog') === null
  window.setTimeout(isClosed ? openChat : openAfterDialog, LOOK_AGAIN_MS)
}

const loadDialog = () => import('./assistant-dialog.tsx')

const AssistantDialog = lazy(async () => ({ default: (await loadDialog()).AssistantDialog }))

/** The site's work of the last 30 days, as counts of its own records. */
interface MonthCounts {
  withdrawals: number
  tests: number
  terms: number
  reviews: number
}

const COUNTS = [
  ['withdrawals', 'withdrawal timed', 'withdrawals timed'],
  ['tests', 'casino tested or checked', 'casinos tested or checked'],
  ['terms', 'change of terms noted', 'changes of terms noted'],
  ['reviews', 'review published', 'reviews published'],
] as const

/** A row of counts with a link to all changes. Zero counts are left out, and so is an empty row. */
function Month({
  counts,
  title = 'What we did this month',
}: {
  counts: MonthCounts
  title?: string | undefined
}) {
  const done = COUNTS.filter(([key]) => counts[key] > 0)
  if (done.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="month">
      <div className="grid gap-6 border-y border-border py-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-center lg:gap-12">
        <div>
          <h2 id="month" className="text-h3">
            {title}
          </h2>
          <p className="mt-1 text-xs text-muted-foreground">
            The last 30 days.{' '}
            <Link className="link" to={paths.changes()}>
              Every change
              <Icon of={ArrowRight} size={14} className="ml-1 inline" />
            </Link>
          </p>
        </div>
        <dl className="done grid grid-cols-2 gap-4 lg:grid-cols-4">
          {done.map(([key, one, many]) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted-foreground">{counts[key] === 1 ? one : many}</dt>
              <dd className="num text-h2">{grouped(counts[key])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
