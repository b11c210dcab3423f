import { ArrowRight, Bitcoin, Gift, Smartphone, Sparkle, Trophy } from 'lucide'
import type { MouseEvent } from 'react'
import type { HomeSection } from '#contract/settings/described-home.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Stats } from '#contract/site/site.schema.ts'
import { offerConditions } from '#domain/bonuses/condition-words.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { scrolling } from '#ui/use-media.ts'
import { grouped } from '#domain/shared/counted.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { refusals } from '../countries/country-note.tsx'
import { GameArt } from '../games/game-art.tsx'
import { ScoreTile } from '../cards/scores.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { QuietLine } from '../shell/notes.tsx'
import { onVisit } from '../analytics/tracking.ts'

/** Ids of the two sections that the buttons scroll to. */
export const SECTIONS = { casinos: 'top-casinos', bonuses: 'featured-bonuses' } as const

interface HeroProps {
  title: string
  lead: string
  stats: Stats
  /** The source of the number of happy users. */
  claimSource: string | undefined
  featured: Featured | undefined
  games: readonly GameCardData[]
  /** The visible sections: buttons to hidden ones are left out. */
  sections: readonly HomeSection[]
}

export interface Featured {
  casino: CasinoCardData
  bonus: BonusCardData
}

/** The top of the home page: headline, two buttons, counters, search, quick filters, and a line with the finder. */
export function Hero({ title, lead, sections, stats, claimSource, featured, games }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__grid">
          <div className="min-w-0">
            <h1>{title}</h1>
            <p className="hero__lead">{lead}</p>
            <div className="hero__cta">
              {sections.includes('topCasinos') && (
                <a
                  className={buttonClass({ size: 'lg' })}
                  href={`#${SECTIONS.casinos}`}
                  onClick={scrollToSection}
                >
                  Top Casinos
                </a>
              )}
              {sections.includes('topBonuses') && (
                <a
                  className={buttonClass({ variant: 'outline', size: 'lg' })}
                  href={`#${SECTIONS.bonuses}`}
                  onClick={scrollToSection}
                >
                  Best Bonuses
                </a>
              )}
            </div>
            <Counters stats={stats} source={claimSource} />
          </div>
          <Hand games={games} featured={featured} />
        </div>
        <div className="dock">
          <SearchBox />
          <QuickFilters />
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 lg:mt-3">
          <Link className="hero__finder" to={paths.find()}>
            <Icon of={Sparkle} size={18} />
            <span>
              Not sure yet? <b>Find three that fit</b>
            </span>
            <Icon of={ArrowRight} size={18} />
          </Link>
          <QuietLine />
        </div>
      </div>
    </section>
  )
}

/** For a link to a section of the same page: scrolls smoothly (decision D-15), or jumps with reduced motion. */
function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (section === null) return
  event.preventDefault()
  section.scrollIntoView({ behavior: scrolling() })
  section.focus({ preventScroll: true })
}

/** Five cards of game art, on desktops with the featured casino in front. Nothing without games. */
function Hand({ games, featured }: Pick<HeroProps, 'featured' | 'games'>) {
  if (games.length < CARDS) return null
  return (
    <div className="hand">
      <div className="hand__cards" aria-hidden="true">
        {games.slice(0, CARDS).map((game) => (
          <span key={game.id}>
            <GameArt game={game} lazy={false} />
          </span>
        ))}
      </div>
      {featured !== undefined && <FeaturedCasino {...featured} />}
    </div>
  )
}

const CARDS = 5

/** A featured casino with its offer and conditions (decision D-68). */
function FeaturedCasino({ casino, bonus }: Featured) {
  return (
    <article className="card hand__casino" {...refusals(bonus.casino)}>
      <div className="flex items-center gap-3 p-4">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} lazy={false} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-2xs text-chip-ink">Featured casino</p>
          <h2 className="name text-h3">
            <Link
              className="stretched"
              to={paths.casino(casino)}
              {...onVisit('casino_card_click', { type: 'casino', id: casino.id })}
            >
              {casino.name}
            </Link>
          </h2>
          <p className="xs mut">{casino.license ?? LICENCE_NOT_STATED}</p>
        </div>
        <ScoreTile label="Safety" value={casino.safetyIndex === null ? null : Number(casino.safetyIndex)} />
      </div>
      <p className="hand__offer" data-offer="">
        <Icon of={Gift} />
        <Link to={paths.bonus(bonus)}>
          <b>{bonus.amount}</b>
        </Link>
        <span className="xs mut">{offerConditions(bonus)}</span>
      </p>
    </article>
  )
}

/** Four links to the filtered casino list. */
function QuickFilters() {
  return (
    <nav className="quick-filters" aria-label="Quick filters">
      {FILTERS.map(([label, query, icon]) => (
        <Link key={label} className="chip" to={paths.casinos(query)}>
          <Icon of={icon} size={18} />
          {label}
        </Link>
      ))}
    </nav>
  )
}

const FILTERS = [
  ['Top Rated', 'sort=safetyIndex', Trophy],
  ['No Deposit', 'bonusType=no_deposit', Gift],
  ['Crypto', 'paymentMethods=Bitcoin', Bitcoin],
  ['Mobile', 'features=Mobile', Smartphone],
] as const

/** The four counters, with a plus and thousands separators. A claim that the site does not make is left out. */
function Counters({ stats, source }: { stats: Stats; source: string | undefined }) {
  return (
    <>
      <dl className="stats">
        {COUNTERS.map(([key, label]) => {
          const count = stats[key]
          return (
            count !== null && (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="num">{grouped(count)}+</dd>
              </div>
            )
          )
        })}
      </dl>
      {source && stats.happyUsers !== null && <p className="mut xs">Happy users: {source}</p>}
    </>
  )
}

const COUNTERS = [
  ['totalCasinos', 'Casinos'],
  ['totalBonuses', 'Bonuses'],
  ['totalGames', 'Games'],
  ['happyUsers', 'Happy users'],
] as const satisfies readonly (readonly [keyof Stats, string])[]
