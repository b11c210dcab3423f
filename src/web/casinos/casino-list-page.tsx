import { paths } from '#contract/shared/paths.ts'
import { LandingLinks } from '../landing/landing-links.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { Crumb } from '../shell/crumb.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { CasinoListHead } from './casino-list-head.tsx'
import { CasinoPageSkeleton } from './casino-page-skeleton.tsx'
import { CasinoResults } from './casino-results.tsx'
import { FinderFold } from './finder-fold.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useAwaitsCasino } from './use-awaits-casino.ts'
import { useCasinoSearch } from './use-casino-search.ts'
import type { Route } from './+types/casino-list.screen.ts'

/** The list of casinos with its filters. */
export function CasinoListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { items, total, counts, notes, landing, landings } = loaderData
  const control = useCasinoSearch(loaderData.search)
  const awaitsCasino = useAwaitsCasino()
  if (awaitsCasino) return <CasinoPageSkeleton />
  const panel = { search: control.search, counts, onChange: control.change }
  return (
    <>
      {landing !== undefined && (
        <div className="wrap">
          <Crumb to={paths.landing(landing)}>{landing.title}</Crumb>
        </div>
      )}
      <CasinoListHead {...control} />
      <div className="wrap">
        <FinderFold counts={counts.paymentMethods} />
        <div className="list-layout">
          <FilterSidebar {...panel} total={control.isLoading ? undefined : total} />
          <section aria-label="Casinos">
            <ListToolbar {...control} total={total} />
            <AppliedFilters search={control.search} />
            <SearchNotes typed={loaderData.search.search} own="casinos" notes={notes} />
            <CommissionNote strip className="mb-4" />
            <CasinoResults
              search={loaderData.search}
              items={items}
              total={total}
              isLoading={control.isLoading}
            />
          </section>
        </div>
        <LandingLinks landings={landings} title="Lists by what matters" />
      </div>
    </>
  )
}
