import { HeartHandshake } from 'lucide'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { DESCRIBED_HOME } from '#contract/settings/described-home.ts'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import { HOME, RECOMMENDED_SAFETY } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listFeaturedBonuses, listNewestFeaturedBonuses } from '#db/queries/bonuses/bonus-list.ts'
import { listBestFeaturedCasinos } from '#db/queries/casinos/casino-list.ts'
import { listQuickAnswers } from '#db/queries/casinos/quick-answers.ts'
import { listPaymentMethods } from '#db/queries/casinos/payment-methods.ts'
import { listLatestCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { listRankingFacts } from '#db/queries/casinos/ranking-facts.ts'
import { readMonth } from '#db/queries/items/month.ts'
import { rankingReason } from '#domain/casinos/ranking-reason.ts'
import { listHotGames, listLatestGames } from '#db/queries/games/games.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import { firstSentence } from '#domain/shared/first-sentence.ts'
import { areAllDemo } from '#operations/app/demo-content.ts'
import { countTotals } from '#db/queries/analytics/stats.ts'
import { previewSettings } from '#operations/settings/preview-settings.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { appContext, shownContext } from '../contexts.ts'
import { renderedContext } from '../rendered-context.ts'
import { CommissionNote } from '../shell/notes.tsx'
import { formText } from '../shell/posted-form.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteData } from '../seo/structured-data/site-data.ts'
import { renderHtml } from '../shell/render-html.ts'
import { sentOnce } from '../shell/sent-html.tsx'
import { siteOf } from '../shell/site-data.ts'
import { CountryNote, refusals } from '../country/country-note.tsx'
import type { QuickAnswer } from '#contract/casinos/casinos.schema.ts'
import { durationWords } from '#domain/casinos/payout-words.ts'
import { oneDigit } from '#domain/casinos/ratings.ts'
import type { Route } from './+types/home.screen.ts'
import { bonusCardData, featuredFirst, gameCardData } from '../cards/card-data.ts'
import { Hero } from './hero.tsx'
import { homeSections } from './home-sections.tsx'
import type { MonthLine } from './month.tsx'
import './home-page.css'

const BONUSES: ReadonlySet<HomeSection> = new Set(['topBonuses', 'latestBonuses'])

const OFFERS: ReadonlySet<HomeSection> = new Set(['topCasinos', 'latestCasinos', ...BONUSES])

/** Characters of a reason. */
const LONGEST = 90

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  const { claims } = siteSettings(app)
  const { home } = app.siteSettings.stored()
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts', 'facts')
  const [
    topCasinos,
    latestCasinos,
    topBonuses,
    latestBonuses,
    hotGames,
    latestGames,
    posts,
    totals,
    paymentMethods,
    month,
    quickAnswers,
  ] = await Promise.all([
    listBestFeaturedCasinos(app, HOME.featured),
    listLatestCasinoCards(db, HOME.latestCasinos),
    listFeaturedBonuses(app, now(), HOME.featured),
    listNewestFeaturedBonuses(app, now(), HOME.featured),
    listHotGames(db, HOME.hotGames),
    listLatestGames(db, HOME.latestGames),
    listPostCards(db, HOME.posts),
    countTotals(app, now()),
    listPaymentMethods(app),
    readMonth(db, now()),
    listQuickAnswers(db, now()),
  ])
  const ranking = await listRankingFacts(
    db,
    topCasinos.slice(0, HOME.ranked).map(({ id }) => id),
  )
  // What is in both lists is the same object, and so is sent once.
  const cards = new Map(topBonuses.map((bonus) => [bonus.id, bonusCardData(bonus)]))
  return {
    isDemo: await areAllDemo(app, ITEM_KINDS),
    stats: { ...totals, happyUsers: claims.happyUsers },
    ...(claims.happyUsersSource !== null && { claimSource: claims.happyUsersSource }),
    ...(home !== undefined && { home }),
    paymentMethods,
    answers: sentOnce(renderHtml(<QuickAnswers answers={quickAnswers} />), request),
    reasons: Object.fromEntries([...ranking].map(([id, facts]) => [id, rankingReason(facts)])),
    monthLines: monthLines(month),
    topCasinos,
    latestCasinos,
    topBonuses: [...cards.values()],
    latestBonuses: latestBonuses.map((bonus) => cards.get(bonus.id) ?? bonusCardData(bonus)),
    hotGames: hotGames.map(gameCardData),
    latestGames: latestGames.map(gameCardData),
    posts: featuredFirst(posts),
  }
}

/**
 * The preview of settings: a POST with the session token answers this page with a group that is not saved yet. Anyone
 * else is refused. See docs/decisions/0030.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const app = await previewSettings(context.get(appContext), {
    token: formText(form, 'token'),
    cookies: request.headers.get('cookie') ?? undefined,
    group: formText(form, 'group'),
    value: formText(form, 'value'),
  })
  if (app === undefined) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  // Every loader of this answer reads the settings from it.
  context.set(appContext, app)
  context.get(renderedContext).isPreview = true
  return null
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const head = pageMeta(matches, {
    title: 'Casino bonuses, ratings and comparisons',
    description: (loaderData?.home ?? DESCRIBED_HOME).lead,
    path: paths.home(),
    share: `page/home-${siteOf(matches).shareVersion}`,
    isDemo: loaderData?.isDemo ?? false,
  })
  return [...head, ...siteData(siteOf(matches)), ...feedLinks(siteOf(matches).publicUrl, paths.blog())]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage loaderData={loaderData} />
}

interface Changed {
  name: string
  path: string | null
  text: string
  at: string
  isDemo: boolean
}

interface Done {
  terms: readonly Changed[]
  scores: readonly Changed[]
  tests: readonly {
    id: number
    slug: string
    name: string
    what: 'Tested' | 'Checked'
    on: string
    isDemo: boolean
  }[]
  warned:
    | {
        id: number
        slug: string
        name: string
        safetyIndex: string
        reason: string | null
        on: string | null
        isDemo: boolean
      }
    | undefined
}

/** The lines of the month, the newest first. */
function monthLines({ terms, scores, tests, warned }: Done): MonthLine[] {
  return [
    ...terms.flatMap((change) => changeLine('Terms', change)),
    ...scores.flatMap((change) => changeLine('Score', change)),
    ...tests.map(({ slug, name, on, isDemo, what }) => ({
      name,
      on,
      isDemo,
      kind: 'Test' as const,
      path: paths.casino({ slug }),
      text: what === 'Tested' ? 'tested by our experts' : 'what we say about it checked again',
    })),
    ...(warned === undefined ? [] : [warningOf(warned)]),
  ].toSorted((a, b) => (b.on ?? '').localeCompare(a.on ?? ''))
}

function changeLine(kind: 'Terms' | 'Score', { name, path, text, at, isDemo }: Changed): MonthLine[] {
  return path === null ? [] : [{ kind, name, path, text, on: at.slice(0, 10), isDemo }]
}

function warningOf({ slug, name, safetyIndex, reason, on, isDemo }: NonNullable<Done['warned']>): MonthLine {
  const because = reason === null ? '' : `. ${firstSentence(reason, LONGEST)}`
  return {
    name,
    on,
    isDemo,
    kind: 'Warning',
    path: paths.casino({ slug }),
    text: `safety index ${safetyIndex}, and we do not recommend casinos below ${RECOMMENDED_SAFETY}${because}`,
  }
}

type Frame = 'wrap' | 'section' | 'shelves' | 'plain'

/** The home page: the finder and the ranking, then its sections in the order of the settings. */
function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { stats, topCasinos, topBonuses, home = DESCRIBED_HOME } = loaderData
  const draw = homeSections(loaderData)
  const shown = home.sections.filter(
    ({ id, isShown }) => isShown && (topBonuses.length > 0 || !BONUSES.has(id)),
  )
  const groups: { frame: Frame; isFirst: boolean; hasNote: boolean; sections: typeof shown }[] = [
    { frame: 'wrap', isFirst: true, hasNote: false, sections: [] },
  ]
  for (const section of shown) {
    const frame = FRAMES[section.id]
    // Once, above the first cards that may be paid for.
    const hasNote = OFFERS.has(section.id) && !groups.some((group) => group.hasNote)
    const last = groups.at(-1)
    if (last?.frame === frame && !hasNote) last.sections.push(section)
    else groups.push({ frame, isFirst: false, hasNote, sections: [section] })
  }
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        casinos={topCasinos}
        stats={stats}
        claimSource={loaderData.claimSource}
        paymentMethods={loaderData.paymentMethods}
        answers={loaderData.answers}
        reasons={loaderData.reasons}
        sections={home.sections.flatMap(({ id, isShown }) => (isShown ? [id] : []))}
      />
      {groups.map(({ frame, isFirst, hasNote, sections }) => (
        <Framed key={sections[0]?.id ?? ''} frame={frame}>
          {isFirst && <HelpBand />}
          {hasNote && <CommissionNote />}
          {sections.map(({ id, title }) => draw[id](title ?? undefined))}
        </Framed>
      ))}
    </>
  )
}

function Framed({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === 'plain') return children
  if (frame === 'wrap') return <div className="wrap">{children}</div>
  if (frame === 'section') return <div className="section wrap">{children}</div>
  return <div className="section wrap shelves">{children}</div>
}

const FRAMES: Readonly<Record<HomeSection, Frame>> = {
  month: 'wrap',
  topCasinos: 'shelves',
  latestCasinos: 'shelves',
  topBonuses: 'shelves',
  latestBonuses: 'shelves',
  hotGames: 'shelves',
  latestGames: 'shelves',
  compare: 'plain',
  assistant: 'plain',
  news: 'section',
  newsletter: 'plain',
}

/** Where there is help, in sight before any offer. */
function HelpBand() {
  return (
    <aside className="help-band" aria-label="Help with gambling">
      <Icon of={HeartHandshake} size={20} />
      <p>
        No longer fun? Limits, self-exclusion and free helplines by country.{' '}
        <Link className="link" to={paths.responsibleGambling()}>
          Get help
        </Link>
      </p>
    </aside>
  )
}

/** What the finder answers before anyone has asked; the loader writes it. */
function QuickAnswers({ answers }: { answers: readonly QuickAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="answers" aria-label="Answers before you ask">
      {answers.map((answer) => (
        <li key={answer.id} {...refusals(answer)}>
          <span>{ASKS[answer.asks]}</span>
          <a className="link" href={paths.casino(answer)}>
            {answer.name}
          </a>
          <b>{says(answer)}</b>
          <CountryNote />
        </li>
      ))}
    </ul>
  )
}

const ASKS = {
  safest: 'Safest',
  fastest: 'Paid us fastest',
  wagering: 'Lowest welcome wagering',
} as const

function says({ asks, figure, tests }: QuickAnswer): string {
  if (asks === 'safest') return `${oneDigit(figure)} of 10`
  return asks === 'fastest' ? `in ${durationWords(figure)} (${tests} tests)` : `${figure}× the bonus`
}
