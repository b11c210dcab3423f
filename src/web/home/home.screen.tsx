import { data } from 'react-router'
import { DESCRIBED_HOME } from '#contract/settings/described-home.ts'
import { ITEM_KINDS } from '#contract/items/item-kinds.ts'
import { HOME } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { listFeaturedBonuses, listNewestFeaturedBonuses } from '#db/queries/bonuses/bonus-list.ts'
import { listBestFeaturedCasinos } from '#db/queries/casinos/casino-list.ts'
import { listPaymentMethods } from '#db/queries/casinos/payment-methods.ts'
import { listLatestCasinoCards } from '#db/queries/casinos/casino-cards.ts'
import { listRankingFacts } from '#db/queries/casinos/ranking-facts.ts'
import { readMonth } from '#db/queries/items/month.ts'
import { rankingReason } from '#domain/casinos/ranking-reason.ts'
import { listHotGames, listLatestGames } from '#db/queries/games/games.ts'
import { listPostCards } from '#db/queries/posts/posts.ts'
import { areAllDemo } from '#operations/app/demo-content.ts'
import { countTotals } from '#db/queries/analytics/stats.ts'
import { previewSettings } from '#operations/settings/preview-settings.ts'
import { siteSettings } from '#operations/settings/site-settings.ts'
import { appContext } from '../app-context.ts'
import { drawnContext } from '../drawn-context.ts'
import { formText } from '../shell/form-text.ts'
import { shownContext } from '../shown-context.ts'
import { feedLinks } from '../seo/feed-links.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { siteData } from '../seo/structured-data/site-data.ts'
import { siteOf } from '../shell/site-data.ts'
import type { Route } from './+types/home.screen.ts'
import { bonusCardData, featuredFirst, gameCardData } from '../cards/card-data.ts'
import { monthLines } from './month-lines.ts'
import { HomePage } from './home-page.tsx'
import './home-page.css'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  const { claims } = siteSettings(app)
  const { home } = app.siteSettings.stored()
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts')
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
  ])
  const ranking = await listRankingFacts(
    db,
    topCasinos.slice(0, HOME.ranked).map(({ id }) => id),
  )
  // What is in both lists is the same object, and so is sent once.
  const cards = new Map(topBonuses.map((bonus) => [bonus.id, bonusCardData(bonus)]))
  return {
    now: now().toISOString(),
    isDemo: await areAllDemo(app, ITEM_KINDS),
    stats: { ...totals, happyUsers: claims.happyUsers },
    ...(claims.happyUsersSource !== null && { claimSource: claims.happyUsersSource }),
    ...(home !== undefined && { home }),
    paymentMethods,
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
 * The preview of settings: a POST with the session token answers this page with a group that is not saved yet. Anybody
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
  context.get(drawnContext).isPreview = true
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
