import { HOME } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { listFeaturedBonuses } from '#db/queries/bonus-list.ts'
import { listFeaturedCasinos } from '#db/queries/casino-list.ts'
import { listLatestCasinos } from '#db/queries/casinos.ts'
import { listHotGames, listLatestGames } from '#db/queries/games.ts'
import { listPostCards } from '#db/queries/posts.ts'
import { countTotals } from '#db/queries/stats.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { PostCard } from '../blog/post-card.tsx'
import { BonusCard } from '../bonuses/bonus-card.tsx'
import { cardOf } from '../casinos/card-of.ts'
import { CasinoCard } from '../casinos/casino-card.tsx'
import { GameCard } from '../games/game-card.tsx'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/home.screen.ts'
import { AssistantPromo } from './assistant-promo.tsx'
import { bestFirst, bonusCardData, featuredFirst, gameCardData } from './card-data.ts'
import { CarouselSection } from './carousel-section.tsx'
import { CompareLinks } from './compare-links.tsx'
import { Hero, SECTIONS } from './hero.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now, settings } = app
  context.get(shownContext).add('casinos', 'bonuses', 'games', 'posts')
  const [topCasinos, latestCasinos, topBonuses, hotGames, latestGames, posts, totals] = await Promise.all([
    listFeaturedCasinos(app),
    listLatestCasinos(db, HOME.latestCasinos),
    listFeaturedBonuses(app, now()),
    listHotGames(db, HOME.hotGames),
    listLatestGames(db, HOME.latestGames),
    listPostCards(db, HOME.posts),
    countTotals(app),
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

export default function Home({ loaderData }: Route.ComponentProps) {
  const { now, stats, topCasinos, latestCasinos, topBonuses, hotGames, latestGames, posts } = loaderData
  return (
    <>
      <Hero casinos={topCasinos} stats={stats} />
      <div className="section wrap">
        <CarouselSection
          id={SECTIONS.casinos}
          title="Top Rated Casinos"
          all={paths.casinos('sort=rating')}
          items={topCasinos}
          card={(casino) => <CasinoCard casino={casino} />}
        />
        <CarouselSection
          title="Latest Casinos"
          all={paths.casinos('sort=newest')}
          items={latestCasinos}
          card={(casino) => <CasinoCard casino={casino} />}
        />
        <CommissionNote className="mt-6" />
      </div>
      {topBonuses.length > 0 && (
        <div className="band">
          <div className="wrap">
            <CarouselSection
              id={SECTIONS.bonuses}
              title="Top Bonuses"
              all={paths.bonuses('sort=value')}
              items={topBonuses}
              card={(bonus) => <BonusCard bonus={bonus} now={now} />}
            />
            <CarouselSection
              title="Latest Bonuses"
              all={paths.bonuses('sort=newest')}
              items={topBonuses.toReversed()}
              card={(bonus) => <BonusCard bonus={bonus} now={now} />}
            />
          </div>
        </div>
      )}
      <div className="section wrap">
        <CarouselSection
          narrow
          title="Hot Games Right Now"
          all={paths.games()}
          items={hotGames}
          card={(game) => <GameCard game={game} />}
        />
        <CarouselSection
          narrow
          title="Latest Games"
          all={paths.games('sort=newest')}
          items={latestGames}
          card={(game) => <GameCard game={game} />}
        />
      </div>
      <CompareLinks />
      <AssistantPromo />
      <div className="section wrap">
        <CarouselSection
          title="Latest News"
          all={paths.blog()}
          items={posts}
          card={(post) => <PostCard post={post} />}
        />
      </div>
      <NewsletterBlock />
    </>
  )
}
