import type { ReactNode } from 'react'
import type { HomeSection } from '#contract/settings/described-home.ts'
import { paths } from '#contract/shared/paths.ts'
import { BonusCard } from '../cards/bonus-card.tsx'
import { CasinoCard } from '../cards/casino-card.tsx'
import { GameCard } from '../cards/game-card.tsx'
import { PostCard } from '../cards/post-card.tsx'
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx'
import type { Route } from './+types/home.screen.ts'
import { AssistantPromo } from './assistant-promo.tsx'
import { CarouselSection } from './carousel-section.tsx'
import { CompareLinks } from './compare-links.tsx'
import { SECTIONS } from './hero.tsx'
import { Month } from './month.tsx'

type Draw = (title: string | undefined) => ReactNode

/** How each section of the home page is drawn, with a title of its own or the described one. */
export function homeSections(data: Route.ComponentProps['loaderData']): Readonly<Record<HomeSection, Draw>> {
  const { now } = data
  return {
    month: (title) => <Month key="month" lines={data.monthLines} title={title} />,
    topCasinos: (title = 'Top Rated Casinos') => (
      <CarouselSection
        key="topCasinos"
        id={SECTIONS.casinos}
        title={title}
        all={paths.casinos('sort=rating')}
        items={data.topCasinos}
        card={(casino) => <CasinoCard casino={casino} />}
      />
    ),
    latestCasinos: (title = 'Latest Casinos') => (
      <CarouselSection
        key="latestCasinos"
        title={title}
        all={paths.casinos('sort=newest')}
        items={data.latestCasinos}
        card={(casino) => <CasinoCard casino={casino} />}
      />
    ),
    topBonuses: (title = 'Top Bonuses') => (
      <CarouselSection
        key="topBonuses"
        id={SECTIONS.bonuses}
        title={title}
        all={paths.bonuses('sort=value')}
        items={data.topBonuses}
        card={(bonus) => <BonusCard bonus={bonus} now={now} />}
      />
    ),
    latestBonuses: (title = 'Latest Bonuses') => (
      <CarouselSection
        key="latestBonuses"
        title={title}
        all={paths.bonuses('sort=newest')}
        items={data.latestBonuses}
        card={(bonus) => <BonusCard bonus={bonus} now={now} />}
      />
    ),
    hotGames: (title = 'Hot Games Right Now') => (
      <CarouselSection
        key="hotGames"
        narrow
        title={title}
        all={paths.games()}
        items={data.hotGames}
        card={(game) => <GameCard game={game} />}
      />
    ),
    latestGames: (title = 'Latest Games') => (
      <CarouselSection
        key="latestGames"
        narrow
        title={title}
        all={paths.games('sort=newest')}
        items={data.latestGames}
        card={(game) => <GameCard game={game} />}
      />
    ),
    compare: (title) => <CompareLinks key="compare" title={title} />,
    assistant: (title) => <AssistantPromo key="assistant" title={title} />,
    news: (title = 'Latest News') => (
      <CarouselSection
        key="news"
        title={title}
        all={paths.blog()}
        items={data.posts}
        card={(post) => <PostCard post={post} />}
      />
    ),
    newsletter: (title) => <NewsletterBlock key="newsletter" title={title} />,
  }
}
