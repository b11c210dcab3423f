import { lazy, Suspense, useState } from 'react'
import { redirect } from 'react-router'
import { readCasinoSearch } from '#contract/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/limits.ts'
import { countCasinoFacets, searchCasinos } from '#db/queries/casino-list.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { CommissionNote } from '../shell/commission-note.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { cardOf } from './card-of.ts'
import { CasinoListHead } from './casino-list-head.tsx'
import { casinoListMeta } from './casino-list-meta.ts'
import { CasinoPageSkeleton } from './casino-page-skeleton.tsx'
import { CasinoResults } from './casino-results.tsx'
import { CasinosFailed } from './casinos-failed.tsx'
import { FilterSidebar } from './filter-sidebar.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useAwaitsCasino } from './use-awaits-casino.ts'
import { casinoListAddress, useCasinoSearch } from './use-casino-search.ts'
import type { Route } from './+types/casino-list.screen.ts'

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  context.get(shownContext).add('casinos', 'bonuses')
  const { search } = readCasinoSearch(new URL(request.url).searchParams)
  const [{ items, total }, counts] = await Promise.all([
    searchCasinos(app, search, { now, size: CASINOS_PER_PAGE }),
    countCasinoFacets(app, search, now),
  ])
  const lastPage = Math.max(1, Math.ceil(total / CASINOS_PER_PAGE))
  if (search.page > lastPage) throw redirect(casinoListAddress({ ...search, page: lastPage }))
  return { search, items: items.map(cardOf), total, counts }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => casinoListMeta(matches, loaderData)

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }))

export default function CasinoListScreen({ loaderData }: Route.ComponentProps) {
  const { items, total, counts } = loaderData
  const control = useCasinoSearch(loaderData.search)
  const [showsFilters, setShowsFilters] = useState(false)
  const awaitsCasino = useAwaitsCasino()
  if (awaitsCasino) return <CasinoPageSkeleton />
  const panel = { search: control.search, counts, onChange: control.change }
  return (
    <>
      <CasinoListHead {...control} />
      <div className="wrap">
        <div className="list-layout">
          <FilterSidebar {...panel} />
          <section aria-label="Casinos">
            <ListToolbar {...control} total={total} onOpenFilters={() => setShowsFilters(true)} />
            <AppliedFilters search={control.search} />
            <CasinoResults
              search={loaderData.search}
              items={items}
              total={total}
              isLoading={control.isLoading}
            />
            <CommissionNote className="mt-4" />
          </section>
        </div>
      </div>
      {showsFilters && (
        <Suspense>
          <FilterDialog
            {...panel}
            total={control.isLoading ? undefined : total}
            onClose={() => setShowsFilters(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <CasinosFailed />
}
