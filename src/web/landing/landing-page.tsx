import { clsx } from 'clsx'
import { ChevronDown, SearchX } from 'lucide'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import type { LandingPicks } from '#domain/landing/landing-picks.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { BonusCard, type BonusCardData } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard, type GameCardData } from '../cards/game-card.tsx'
import { ListPages } from '../cards/list-results.tsx'
import { ScoreRule } from '../cards/scores.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import { PlayDialogHost, usePlayDialog } from '../games/play-dialog-host.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { QuietLine } from '../shell/notes.tsx'
import './landing-page.css'
import '../cards/bonus-card-list.css'

export const LANDING_NAMES = { casinos: 'Casinos', bonuses: 'Bonuses', games: 'Games' } as const

export function LandingPage({ data }: { data: LandingData }) {
  const { list, title, intro, facts, questions, page, total } = data
  const { game, play, close } = usePlayDialog()
  const shown = data.casinos.length + data.bonuses.length + data.games.length
  const path = paths.landing(data)
  const placeOf = (index: number) => (page - 1) * OFFERS_PER_PAGE + index + 1
  return (
    <div className="wrap">
      <QuietLine />
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <div className="landing__answer">
        {data.picks !== undefined && <PickedCasinos picks={data.picks} casinos={data.casinos} />}
        <ul className="landing__facts" aria-label="In figures">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {page === 1 && <div className="prose landing__intro" dangerouslySetInnerHTML={{ __html: intro }} />}
      <section id="landing-list" className="listing game-list" aria-labelledby="landing-list-title">
        <h2 id="landing-list-title" className="landing__count">
          {grouped(total)} {total === 1 ? KIND_OF_LIST[list] : LANDING_NAMES[list].toLowerCase()}
        </h2>
        {shown === 0 ? (
          <EmptyState icon={SearchX} as="h3" title="Nothing listed at the moment">
            The whole list may still have what you look for.
          </EmptyState>
        ) : (
          <div className={clsx('list-grid', ROWS_OF[list])}>
            {data.casinos.map((casino, index) => (
              <LinkPlace key={casino.id} value={`list.${placeOf(index)}`}>
                <CasinoCard casino={casino} />
              </LinkPlace>
            ))}
            {data.bonuses.map((bonus, index) => (
              <LinkPlace key={bonus.id} value={`list.${placeOf(index)}`}>
                <BonusCard bonus={bonus} now={data.now} inList />
              </LinkPlace>
            ))}
            {data.games.map((one, index) => (
              <GameCard key={one.id} game={one} onPlay={play} lazy={index > 3} inList />
            ))}
          </div>
        )}
        {total > OFFERS_PER_PAGE && (
          <ListPages
            {...{ page, total, shown }}
            things={list}
            addressOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
            listId="landing-list"
          />
        )}
      </section>
      <p className="my-8 flex flex-wrap gap-3">
        <ButtonLink to={paths[list](new URLSearchParams({ [data.facet]: data.value }).toString())}>
          Filter these {LANDING_NAMES[list].toLowerCase()}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths[list]()}>
          Browse All {LANDING_NAMES[list]}
        </ButtonLink>
      </p>
      {page === 1 && questions.length > 0 && (
        <section className="landing__questions">
          <h2 className="mb-4">Questions and answers</h2>
          <div className="faq">
            {questions.map(({ question, answer }) => (
              <details key={question} className="faq__entry">
                <summary>
                  <h3>{question}</h3>
                  <Icon of={ChevronDown} size={18} />
                </summary>
                <div className="faq__answer">
                  <p>{answer}</p>
                </div>
              </details>
            ))}
          </div>
        </section>
      )}
      <PlayDialogHost game={game} onClose={close} />
    </div>
  )
}

const ROWS_OF = { casinos: 'grid-3', bonuses: 'bonus-cards', games: 'game-cards' } as const

const COUNTS = ['', 'One', 'Two', 'Three']

interface PickedCasinosProps {
  picks: LandingPicks
  casinos: readonly CasinoCardData[]
}

/** The page's answer: its first casinos, their safety index beside the median of all, and the reasons. */
function PickedCasinos({ picks: { ids, reasons, safety }, casinos }: PickedCasinosProps) {
  const picked = casinos.filter(({ id }) => ids.includes(id))
  return (
    <section aria-labelledby="landing-picks">
      <h2 id="landing-picks">{`${COUNTS[picked.length]} to start with`}</h2>
      <ol>
        {picked.map((casino) => {
          const { text, dated } = reasons[casino.id] ?? {}
          const index = Number(casino.safetyIndex)
          return (
            <li key={casino.id} className="landing__pick">
              <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={44} lazy={false} />
              <h3 className="name">
                <Link className="link" to={paths.casino(casino)}>
                  {casino.name}
                </Link>
              </h3>
              <span className={`s-${scoreBand(index)}`}>
                <ScoreRule value={index} median={safety?.median} />
                {safety !== null && (
                  <span className="sr">The median of all casinos is {oneDigit(safety.median)}.</span>
                )}
              </span>
              <b className="num">{oneDigit(index)}</b>
              <p className="xs mut">
                {text ?? 'Our reason is not stated'}
                {text?.endsWith('…') ? '' : '.'}
                {dated !== undefined && ` ${dated.what} ${formatDate(dated.on)}.`}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export interface LandingData extends Omit<LandingForm, 'pinned' | 'isPublished'> {
  /** True when it came with the demo catalogue, or lists demo content only. */
  isDemo: boolean
  facts: readonly string[]
  total: number
  /** From 1. */
  page: number
  now: string
  /** On the first page of a casino list, where any of them may be recommended. */
  picks: LandingPicks | undefined
  /** Of these three only the one of its list is filled. */
  casinos: readonly CasinoCardData[]
  bonuses: readonly BonusCardData[]
  games: readonly GameCardData[]
}
