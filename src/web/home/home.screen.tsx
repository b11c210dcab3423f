import { HOME } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { listFeaturedBonuses } from '#db/queries/bonuses.ts'
import { listFeaturedCasinos, listLatestCasinos } from '#db/queries/casinos.ts'
import { listHotGames, listLatestGames } from '#db/queries/games.ts'
import { listPostCards } from '#db/queries/posts.ts'
import { countTotals } from '#db/queries/stats.ts'
import { appContext } from '../app-context.ts'
import { cardOf } from '../casinos/card-of.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { restingPage } from '../shell/resting-page.tsx'
import type { Route } from './+types/home.screen.ts'
import './home-page.css'
import { bestFirst, bonusCardData, featuredFirst, gameCardData } from './card-data.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(appContext)
  const [topCasinos, latestCasinos, topBonuses, hotGames, latestGames, posts, totals] = await Promise.all([
    listFeaturedCasinos(db),
    listLatestCasinos(db, HOME.latestCasinos),
    listFeaturedBonuses(db, now()),
    listHotGames(db, HOME.hotGames),
    listLatestGames(db, HOME.latestGames),
    listPostCards(db, HOME.posts),
    countTotals(db),
  ])
  return {
    now: now().toISOString(),
    stats: { ...totals, happyUsers: settings.brand.happyUsers },
    topCasinos: bestFirst(topCasinos).map(cardOf),
    latestCasinos: latestCasinos.map(cardOf),
    topBonuses: topBonuses.map(bonusCardData),
    hotGames: hotGames.map(gameCardData),
    latestGames: latestGames.map(gameCardData),
    posts: featuredFirst(posts),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Casino bonuses, ratings and comparisons',
    description:
      'Rated casinos, bonuses and games, compared side by side. Every score comes with the reasons behind it.',
    path: paths.home(),
  })
}

const HomePage = restingPage(async () => (await import('./home-page.tsx')).HomePage)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage loaderData={loaderData} />
}
