import { clsx } from 'clsx'
import { ChevronDown, SearchX } from 'lucide'
import { redirect } from 'react-router'
import type { MetaDescriptor } from 'react-router'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { LANDING_LISTS } from '#contract/landing/fields.ts'
import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import type { LandingForm } from '#contract/landing/landing.schema.ts'
import { KIND_OF_LIST } from '#contract/items/item-kinds.ts'
import { OFFERS_PER_PAGE } from '#contract/offers/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { readPage } from '#contract/shared/read-page.ts'
import { landingIndexing } from '#contract/site/indexing.ts'
import { LANGUAGE } from '#contract/shared/language.ts'
import { listBonusesByIds } from '#db/queries/bonuses/bonuses.ts'
import { listCasinoCards, listMatchingCards } from '#db/queries/casinos/casino-cards.ts'
import { casinoField } from '#db/queries/casinos/casino-field.ts'
import { listRankingFacts } from '#db/queries/casinos/ranking-facts.ts'
import { listGamesByIds } from '#db/queries/games/games.ts'
import { cardCriteria } from '#domain/casinos/card-criteria.ts'
import { rankingReason } from '#domain/casinos/ranking-reason.ts'
import type { RankingReason } from '#domain/casinos/ranking-reason.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import { factLines } from '#domain/landing/fact-lines.ts'
import { formatDate } from '#domain/shared/dates.ts'
import type { Spread } from '#domain/shared/spread.ts'
import { findMovedPage } from '#operations/items/find-moved-page.ts'
import { findPage } from '#operations/items/find-page.ts'
import { openLandingPage } from '#operations/landing/open-landing-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, shownContext } from '../contexts.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { bonusCardData, gameCardData } from '../cards/card-data.ts'
import { CasinoCard } from '../cards/casino-card.tsx'
import { CasinoLogo } from '../casinos/casino-logo.tsx'
import type { GameCardData } from '../cards/game-card.tsx'
import { scoreBand } from '#domain/casinos/score-bands.ts'
import { ScoreRule } from '../cards/scores.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PlayDialogHost, usePlayDialog } from '../games/play-dialog-host.tsx'
import { itemList } from '../cards/list-meta.ts'
import { ListPages } from '../cards/list-results.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { structured } from '../seo/structured-data/structured.ts'
import { QuietLine } from '../shell/notes.tsx'
import { LinkPlace } from '../shell/link-place.ts'
import { notFound } from '../shell/not-found.ts'
import { addressOfPage, pageItem } from '../shell/page-item.ts'
import { siteOf } from '../shell/site-data.ts'
import type { Route } from './+types/landing.screen.ts'
import './landing-page.css'
import '../cards/bonus-card-list.css'

const LIST_NAMES = { casinos: 'Casinos', bonuses: 'Bonuses', games: 'Games' } as const

/**
 * A landing page; any other plural address, by id or by slug, moves for good to that of the item, in one step
 * (decision D-04).
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const list = LANDING_LISTS.find((one) => one === pathname.split('/')[1]?.toLowerCase())
  if (list === undefined) throw notFound()
  const asked = readPage(searchParams.get('page'))
  const opened = await openLandingPage(app, list, { name: params.name, page: asked })
  if (opened === undefined) {
    const item = await findPage(app, KIND_OF_LIST[list], params.name)
    const moved = item ?? (await findMovedPage(app, 'landing', `${list}/${params.name.toLowerCase()}`))
    const { path } = pageItem(moved, notFound)
    throw redirect(path + search, 301)
  }
  const { landing, facts, page, ids } = opened
  const path = paths.landing(landing)
  if (params.name !== landing.slug) throw redirect(path + search, 301)
  if (page !== asked) throw redirect(addressOfPage(request, page))
  context.get(shownContext).add('landings', 'casinos', 'bonuses', 'games')
  const { id: _id, pinned: _pinned, isPublished: _isPublished, ...texts } = landing
  const casinos = list === 'casinos' ? await cardsOf(app, landing, ids) : []
  return {
    ...texts,
    isDemo: opened.isDemo,
    facts: factLines(landing, facts),
    total: facts.total,
    page,
    now: app.now().toISOString(),
    casinos,
    picks: page === 1 ? await picksOf(app, casinos) : undefined,
    bonuses: list === 'bonuses' ? (await listBonusesByIds(app.db, ids)).map(bonusCardData) : [],
    games: list === 'games' ? (await listGamesByIds(app.db, ids)).map(gameCardData) : [],
  }
}

/** Casinos say what of theirs the page is about. */
function cardsOf(
  { db, now }: Cards,
  { facet, value }: Pick<LandingForm, 'facet' | 'value'>,
  ids: readonly number[],
) {
  const criteria = cardCriteria(readCasinoSearch(new URLSearchParams({ [facet]: value })).search)
  return criteria === undefined ? listCasinoCards(db, ids) : listMatchingCards(db, ids, criteria, now())
}

/** The first casinos of the list that have a safety index, each with the reason and the day beside it. */
async function picksOf({ db, now }: Cards, casinos: readonly CasinoCardData[]): Promise<Picks | undefined> {
  const chosen = casinos.filter(({ safetyIndex }) => safetyIndex !== null).slice(0, PICKS)
  if (chosen.length === 0) return undefined
  const ids = chosen.map(({ id }) => id)
  const [facts, { safety }] = await Promise.all([listRankingFacts(db, ids), casinoField(db, now())])
  const reasons = Object.fromEntries([...facts].map(([id, found]) => [id, rankingReason(found)]))
  return { ids, reasons, safety }
}

const PICKS = 3

interface Picks {
  ids: readonly number[]
  reasons: Readonly<Record<number, RankingReason>>
  /** The safety index of all casinos; null where too few have one. */
  safety: Spread | null
}

type Cards = Pick<Parameters<typeof openLandingPage>[0], 'db' | 'now'>

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : landingMeta(loaderData, matches)

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return <LandingPage data={loaderData} />
}

/** Title, description, canonical address, and the list with its questions as structured data. */
function landingMeta(data: LandingData, matches: Parameters<typeof siteOf>[0]): MetaDescriptor[] {
  const { list, title, metaTitle, metaDescription, questions, total, page, isDemo } = data
  const { isIndexable, canonical } = landingIndexing({ path: paths.landing(data), page, total, isDemo })
  return [
    ...pageMeta(matches, {
      title: page > 1 ? `${metaTitle}, page ${page}` : metaTitle,
      name: title,
      description: metaDescription,
      path: canonical,
      within: { name: LIST_NAMES[list], path: paths[list]() },
      isPart: !isIndexable,
    }),
    itemList(siteOf(matches).publicUrl, {
      name: title,
      page,
      total,
      items: [
        ...data.casinos.map((casino) => ({ name: casino.name, path: paths.casino(casino) })),
        ...data.bonuses.map((bonus) => ({ name: bonus.title, path: paths.bonus(bonus) })),
        ...data.games.map((game) => ({ name: game.name, path: paths.game(game) })),
      ],
    }),
    ...(page > 1 || questions.length === 0
      ? []
      : [
          structured({
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          }),
        ]),
  ]
}

/** One value of a list: what an editor wrote about it, what the catalogue says, and the list itself. */
function LandingPage({ data }: { data: LandingData }) {
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
          {total.toLocaleString(LANGUAGE)} {total === 1 ? KIND_OF_LIST[list] : LIST_NAMES[list].toLowerCase()}
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
        <ListPages
          page={page}
          total={total}
          shown={shown}
          things={list}
          listId="landing-list"
          addressOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        />
      </section>
      <p className="landing__all">
        <ButtonLink to={paths[list](new URLSearchParams({ [data.facet]: data.value }).toString())}>
          Filter these {LIST_NAMES[list].toLowerCase()}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths[list]()}>
          Browse All {LIST_NAMES[list]}
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
  picks: Picks
  /** Of the page; those that are picked are among them. */
  casinos: readonly CasinoCardData[]
}

/** The answer of the page: the first of its casinos, their safety index beside the median of all, and why. */
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

/** What a landing page shows. */
interface LandingData extends Omit<LandingForm, 'pinned' | 'isPublished'> {
  /** It came with the demo catalogue, or lists nothing else. */
  isDemo: boolean
  /** Sentences. */
  facts: readonly string[]
  total: number
  /** From 1. */
  page: number
  now: string
  /** On the first page of a list of casinos, where any of them may be recommended. */
  picks: Picks | undefined
  /** Of these three only those of its list are filled. */
  casinos: readonly CasinoCardData[]
  bonuses: readonly BonusCardData[]
  games: readonly GameCardData[]
}
