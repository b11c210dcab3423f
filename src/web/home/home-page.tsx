import { paths } from '#contract/shared/paths.ts'
import { PostCard } from '../cards/post-card.tsx'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import type { Route } from './+types/home.screen.ts'
import { AssistantPromo } from './assistant-promo.tsx'
import { CarouselSection } from './carousel-section.tsx'
import { CompareLinks } from './compare-links.tsx'
import { HelpBand } from './help-band.tsx'
import { Hero, SECTIONS } from './hero.tsx'
import { Month } from './month.tsx'

/** The home page: the finder and the ranking, what we did this month, then the best of everything and the ways to the rest. */
export function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { now, stats, topCasinos, latestCasinos, topBonuses, latestBonuses, hotGames, latestGames, posts } =
    loaderData
  return (
    <>
      <Hero
        casinos={topCasinos}
        stats={stats}
        claimSource={loaderData.claimSource}
        paymentMethods={loaderData.paymentMethods}
        reasons={loaderData.reasons}
      />
      <div className="wrap">
        <HelpBand />
        <Month lines={loaderData.monthLines} />
      </div>
      <div className="section wrap">
        <CommissionNote className="mb-4" />
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
              items={latestBonuses}
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
