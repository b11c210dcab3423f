import { Bitcoin, Gift, Smartphone, Trophy } from 'lucide'
import type { MouseEvent } from 'react'
import type { HomeSection } from '#contract/settings/described-home.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { paths } from '#contract/shared/paths.ts'
import type { Stats } from '#contract/site/site.schema.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { cautionText } from '#domain/casinos/caution.ts'
import type { RankingReason } from '#domain/casinos/ranking-reason.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { LICENCE_NOT_STATED } from '#domain/shared/not-stated.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { FinderForm } from '../finder/finder-form.tsx'
import { BandKey, ScoreRule } from '../scores/scores.tsx'
import { ServerHtml } from '../shell/sent-html.tsx'
import type { SentHtml } from '../shell/sent-html.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { onVisit } from '../tracking/tracking.ts'

/** How many casinos the board ranks. */
const PLACES = 5

const NUMBER = new Intl.NumberFormat(LANGUAGE)

/** The ids of the two sections that the buttons lead to. */
export const SECTIONS = { casinos: 'top-casinos', bonuses: 'featured-bonuses' } as const

interface HeroProps {
  title: string
  lead: string
  casinos: readonly CasinoCardData[]
  stats: Stats
  /** Where the number of happy users comes from. */
  claimSource: string | undefined
  paymentMethods: readonly string[]
  /** What the finder answers before it is asked. */
  answers: SentHtml
  /** Of the casinos that are ranked, by id. */
  reasons: Readonly<Record<number, RankingReason>>
  /** The sections that are on the page: a button to another one leads nowhere. */
  sections: readonly HomeSection[]
}

/** The top of the home page: what the site is, the finder, the search and the counters, then the five best-rated casinos. */
export function Hero({
  title,
  lead,
  sections,
  casinos,
  stats,
  claimSource,
  paymentMethods,
  answers,
  reasons,
}: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{title}</h1>
        <p className="hero__lead">{lead}</p>
        <FinderForm paymentMethods={paymentMethods} />
        <ServerHtml id="answers" html={answers.html} />
        <div className="dock">
          <SearchBox />
          <QuickFilters />
        </div>
        <div className="hero__end">
          <Counters stats={stats} source={claimSource} />
          <div className="hero__cta">
            {sections.includes('topCasinos') && (
              <a
                className={buttonClass({ variant: 'outline' })}
                href={`#${SECTIONS.casinos}`}
                onClick={scrollToSection}
              >
                Top Casinos
              </a>
            )}
            {sections.includes('topBonuses') && (
              <a
                className={buttonClass({ variant: 'outline' })}
                href={`#${SECTIONS.bonuses}`}
                onClick={scrollToSection}
              >
                Best Bonuses
              </a>
            )}
          </div>
        </div>
        <RankingBoard casinos={casinos} reasons={reasons} />
      </div>
    </section>
  )
}

/** For a link to a section of the same page: glides there (decision D-15), or jumps where less motion is asked for. */
function scrollToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (section === null) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  section.focus({ preventScroll: true })
}

/** Four ways into the casino list. */
function QuickFilters() {
  return (
    <nav className="scroll-x" aria-label="Quick filters">
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

/** The four counters, each with a plus and thousands separators; a claim that the site does not make is left out. */
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
                <dd className="num">{NUMBER.format(count)}+</dd>
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

interface RankingBoardProps {
  casinos: readonly CasinoCardData[]
  /** By the casino's id. */
  reasons: Readonly<Record<number, RankingReason>>
}

/**
 * The first of these casinos as a ranking, three of them on phones: the carousel below has them all. Best first, each
 * with its reason and date where they are stated; one without a safety index has no rank.
 */
function RankingBoard({ casinos, reasons }: RankingBoardProps) {
  const ranked = casinos.flatMap(({ safetyIndex, ...casino }) =>
    safetyIndex === null ? [] : [{ ...casino, safetyIndex }],
  )
  if (ranked.length === 0) return null
  return (
    <aside className="board" aria-label="Top rated casinos">
      <div className="board__head">
        <h2>Top Rated Casinos</h2>
        <span className="xs mut">Safety index, out of 10</span>
      </div>
      <ol>
        {ranked.slice(0, PLACES).map((casino, at) => (
          <li key={casino.id}>
            <Link
              className={`s-${scoreBand(Number(casino.safetyIndex))}`}
              to={paths.casino(casino)}
              {...onVisit('casino_card_click', { type: 'casino', id: casino.id })}
            >
              <span className="rank num">{at + 1}</span>
              <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} />
              <span>
                <span className="name">{casino.name}</span>
                <span className="xs mut ell">
                  {cautionText(casino.safetyIndex) ?? casino.license ?? LICENCE_NOT_STATED}
                </span>
              </span>
              <ScoreRule value={Number(casino.safetyIndex)} />
              <span className="val num">{oneDigit(casino.safetyIndex)}</span>
            </Link>
            <Reason casino={casino} reason={reasons[casino.id]} />
          </li>
        ))}
      </ol>
      <div className="board__foot">
        <BandKey />
      </div>
    </aside>
  )
}

/** Why it is there and when that was looked at, with the way to the reasons for and against it. */
function Reason({ casino, reason = {} }: { casino: CasinoCardData; reason: RankingReason | undefined }) {
  const page = paths.casino(casino)
  const date = formatDate(reason.dated?.on)
  return (
    <div className="board__why xs">
      {reason.text !== undefined && <p>{reason.text.endsWith('…') ? reason.text : `${reason.text}.`}</p>}
      <p className="mut">
        {date !== undefined && (
          <span>
            {reason.dated?.what} {date}
          </span>
        )}
        <Link className="link" to={`${page}#expert-review`} aria-label={`Why ${casino.name}`}>
          Why
        </Link>
        <Link
          className="link"
          to={`${page}#availability`}
          aria-label={`Who should not play at ${casino.name}`}
        >
          Who should not
        </Link>
      </p>
    </div>
  )
}
