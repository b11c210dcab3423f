import { LandingLinks } from '../landing/landing-links.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { BonusGuide } from './bonus-guide.tsx'
import { BonusListHead } from './bonus-list-head.tsx'
import { BonusResults } from './bonus-results.tsx'
import { BonusToolbar } from './bonus-toolbar.tsx'
import { FeaturedBonuses } from './featured-bonuses.tsx'
import { useBonusSearch } from './use-bonus-search.ts'
import type { Route } from './+types/bonus-list.screen.ts'

/** The list of bonuses, with a few featured ones and a guide. */
export function BonusListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { items, total, counts, featured, notes, now } = loaderData
  const control = useBonusSearch(loaderData.search)
  return (
    <div className="wrap">
      <BonusListHead {...control} />
      <BonusToolbar {...control} counts={counts} />
      <SearchNotes typed={loaderData.search.search} own="bonuses" notes={notes} />
      <CommissionNote strip className="mb-4" />
      <FeaturedBonuses bonuses={featured} now={now} />
      <section className={featured.length > 0 ? 'section' : undefined} id="bonus-list" aria-label="Bonuses">
        <BonusResults
          search={loaderData.search}
          items={items}
          total={total}
          now={now}
          isLoading={control.isLoading}
        />
      </section>
      <LandingLinks landings={loaderData.landings} title="Lists of one type" />
      <BonusGuide />
    </div>
  )
}
