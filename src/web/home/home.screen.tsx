import { data } from 'react-router'
import { DESCRIBED_HOME, type HomeSection } from '#contract/settings/described-home.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import { HOME } from '#contract/site/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listFeaturedBonuses, listNewestFeaturedBonuses } from '#db/queries/bonuses/bonus-list.ts'
import { listBestFeaturedCasinos } from '#db/queries/casinos/casino-list.ts'
import { listLatestCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { readMonth } from '#db/queries/items/month.ts'
import { listHotGames, listLatestGames } from '#db/queries/games/games.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import { allOf } from '#domain/shared/all-of.ts'
import { areAllDemo } from '#operations/app/demo-content.ts'
import { countTotals } from '#db/queries/analytics/stats.ts'
import { previewSettings } from '#operations/settings/preview-settings.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import { appContext, shownContext } from '../contexts.ts'
import { renderedContext } from '../rendered-context.ts'
import { formText } from '../shell/posted-form.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteData } from '../seo/structured-data/site-data.ts'
import { siteOf } from '../shell/site-data.ts'
import type { BonusCardData } from '../cards/bonus-card.tsx'
import { bonusCardData, featuredFirst, gameCardData } from '../cards/card-data.ts'
import type { Route } from './+types/home.screen.ts'
import { Hero } from './hero.tsx'
import { homeSections } from './home-sections.tsx'
import './home-page.css'

const BONUSES: ReadonlySet<HomeSection> = new Set(['topBonuses', 'latestBonuses'])

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  const { claims } = siteSettings(app)
  const { home } = app.siteSettings.stored()
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts', 'facts')
  const { topBonuses, latestBonuses, hotGames, latestGames, posts, totals, ...sent } = await allOf({
    topCasinos: listBestFeaturedCasinos(app, HOME.featured),
    latestCasinos: listLatestCasinoCards(db, HOME.latestCasinos),
    topBonuses: listFeaturedBonuses(app, now(), HOME.featured),
    latestBonuses: listNewestFeaturedBonuses(app, now(), HOME.featured),
    hotGames: listHotGames(db, HOME.hotGames),
    latestGames: listLatestGames(db, HOME.latestGames),
    posts: listPostCards(db, HOME.posts),
    totals: countTotals(app, now()),
    month: readMonth(db, now()),
  })
  // Objects in both lists are shared, so each is sent once.
  const cards = new Map(topBonuses.map((bonus) => [bonus.id, bonusCardData(bonus)]))
  return {
    isDemo: await areAllDemo(app, ITEM_KINDS),
    stats: { ...totals, happyUsers: claims.happyUsers },
    ...(claims.happyUsersSource !== null && { claimSource: claims.happyUsersSource }),
    ...(home !== undefined && { home }),
    ...sent,
    now: now().toISOString(),
    topBonuses: [...cards.values()],
    latestBonuses: latestBonuses.map((bonus) => cards.get(bonus.id) ?? bonusCardData(bonus)),
    hotGames: hotGames.map(gameCardData),
    latestGames: latestGames.map(gameCardData),
    posts: featuredFirst(posts),
  }
}

/**
 * Previews settings: a POST with the session token gets this page with an unsaved group. Everyone else is refused. See
 * docs/decisions/0030.
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
  // Every loader of this response reads its settings.
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

/** The home page: the hero, then sections in the order of the settings. Two of them have a tinted ground. */
function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { stats, topCasinos, topBonuses, home = DESCRIBED_HOME } = loaderData
  const draw = homeSections(loaderData)
  const shown = home.sections.filter(
    ({ id, isShown }) => isShown && (topBonuses.length > 0 || !BONUSES.has(id)),
  )
  const groups: { isBand: boolean; sections: typeof shown }[] = []
  for (const section of shown) {
    const isBand = BANDS.has(section.id)
    const last = groups.at(-1)
    if (last?.isBand === isBand) last.sections.push(section)
    else groups.push({ isBand, sections: [section] })
  }
  return (
    <>
      <Hero
        title={home.title}
        lead={home.lead}
        stats={stats}
        claimSource={loaderData.claimSource}
        featured={featuredOf(topCasinos, topBonuses)}
        games={loaderData.latestGames}
        sections={home.sections.flatMap(({ id, isShown }) => (isShown ? [id] : []))}
      />
      {groups.map(({ isBand, sections }) => (
        <div key={sections[0]?.id} className={isBand ? 'band' : undefined}>
          {sections.map(({ id, title }) => draw[id](title ?? undefined))}
        </div>
      ))}
    </>
  )
}

const BANDS: ReadonlySet<HomeSection> = new Set(['topBonuses', 'latestBonuses', 'news', 'compare'])

function featuredOf(casinos: readonly CasinoCardData[], bonuses: readonly BonusCardData[]) {
  for (const casino of casinos) {
    const bonus = bonuses.find((offer) => offer.casino.id === casino.id)
    if (bonus !== undefined) return { casino, bonus }
  }
  return undefined
}
