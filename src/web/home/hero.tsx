import { BadgeCheck } from 'lucide'
import type { HomeSection } from '#contract/settings/described-home.ts'
import type { CasinoCardData } from '#contract/casinos/casinos.schema.ts'
import type { Stats } from '#contract/site/site.schema.ts'
import type { RankingReason } from '#domain/casinos/ranking-reason.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { FinderForm } from '../finder/finder-form.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { Counters } from './counters.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { RankingBoard } from './ranking-board.tsx'
import { scrollToSection } from './scroll-to-section.ts'

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
  /** Of the casinos that are ranked, by id. */
  reasons: Readonly<Record<number, RankingReason>>
  /** The sections that are on the page: a button to another one leads nowhere. */
  sections: readonly HomeSection[]
}

/** The top of the home page: what the site is, the finder, its five best-rated casinos, the search and the counters. */
export function Hero({
  title,
  lead,
  sections,
  casinos,
  stats,
  claimSource,
  paymentMethods,
  reasons,
}: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero__grid">
          <div>
            <p className="eyebrow">
              <Icon of={BadgeCheck} size={18} />A trusted source since 2024
            </p>
            <h1>{title}</h1>
            <p className="hero__lead">{lead}</p>
            <FinderForm paymentMethods={paymentMethods} />
            <div className="hero__cta">
              {sections.includes('topCasinos') && (
                <a
                  className={buttonClass({ variant: 'outline', size: 'lg' })}
                  href={`#${SECTIONS.casinos}`}
                  onClick={scrollToSection}
                >
                  Top Casinos
                </a>
              )}
              {sections.includes('topBonuses') && (
                <a
                  className={buttonClass({ variant: 'outline', size: 'lg' })}
                  href={`#${SECTIONS.bonuses}`}
                  onClick={scrollToSection}
                >
                  Best Bonuses
                </a>
              )}
            </div>
            <div className="dock">
              <SearchBox />
              <QuickFilters />
            </div>
          </div>
          <RankingBoard casinos={casinos} reasons={reasons} />
        </div>
        <div className="ruler" aria-hidden="true" />
        <Counters stats={stats} source={claimSource} />
      </div>
    </section>
  )
}
