import { LayoutGrid, Rows3, SlidersHorizontal, X } from 'lucide'
import { redirect } from 'react-router'
import {
  CASINO_SORT_NAMES,
  DEFAULT_CASINO_SORT,
  hasFilters,
  readCasinoSearch,
  type CasinoSearch,
  type CasinoSort,
} from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/casinos/limits.ts'
import { countCasinoFacets, findCasinoIds, searchMatchingCards } from '#db/queries/casinos/casino-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { DESCRIBED_CLAIMS } from '#contract/settings/described-claims.ts'
import { paths } from '#contract/shared/paths.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { grouped } from '#domain/shared/counted.ts'
import { appContext, shownContext } from '../contexts.ts'
import { CountryCount } from '../countries/country-count.tsx'
import { useCountryPreset } from '../countries/use-country.ts'
import { LandingLinks, ListTop } from '../landing/landing-links.tsx'
import { SortField, useListSearch, type ListSearchControl } from '../cards/list-search.tsx'
import { SearchNotes } from '../search/search-notes.tsx'
import { ListFailed } from '../cards/list-failed.tsx'
import { addressOfPage } from '../shell/page-item.ts'
import { CasinoListHead } from './casino-list-head.tsx'
import { casinoListIndexing, chosenFacets } from './casino-list-indexing.ts'
import { casinoListMeta } from './casino-list-meta.ts'
import { CasinoPageSkeleton } from './casino-page-skeleton.tsx'
import { CasinoResults } from './casino-results.tsx'
import { FILTER_FORM, FILTER_PANEL, FilterSidebar } from './filter-sidebar.tsx'
import { appliedFilters, casinoListAddress, withMatch } from './search-edits.ts'
import { useAwaitsCasino } from './use-awaits-casino.ts'
import type { Route } from './+types/casino-list.screen.ts'
import { shownCounts } from './facet-options.ts'
import { setViewMode, useViewMode } from './view-mode.ts'
import './casino-list-page.css'

const EVERY_CASINO = readCasinoSearch(new URLSearchParams()).search

/** A page beyond the end redirects to the last page, so that old links to a shorter list still work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  const { search } = readCasinoSearch(new URL(request.url).searchParams)
  const landing = landingOfList(app, {
    list: 'casinos',
    chosen: chosenFacets(search),
    hasMore: search.search !== '' || search.sort !== DEFAULT_CASINO_SORT || search.paymentMatch === 'all',
  })
  context.get(shownContext).add('casinos', 'bonuses')
  // Notes about other results depend on these too.
  if (search.search !== '') context.get(shownContext).add('saved:games', 'posts')
  const [{ items, total, correctedTo }, counts] = await Promise.all([
    searchMatchingCards(app, search, { now, size: CASINOS_PER_PAGE }),
    countCasinoFacets(app, search, now),
  ])
  const lastPage = Math.max(1, Math.ceil(total / CASINOS_PER_PAGE))
  if (search.page > lastPage) throw redirect(addressOfPage(request, lastPage))
  return {
    search,
    items,
    total,
    everywhere:
      search.country === undefined
        ? total
        : (await findCasinoIds(app, withoutCountry(search), { now })).total,
    isDemo: await isDemoList(app, 'casino', { ids: items.map(({ id }) => id), total }),
    counts: shownCounts(counts, search),
    notes: await findSearchNotes(app, search.search, 'casinos', { correctedTo, now }),
    // Counts of a filtered list include chosen values that the catalogue lacks.
    landing,
    landings: app.siteSettings.landings().filter(({ list }) => list === 'casinos'),
    indexing: casinoListIndexing(
      search,
      hasFilters(search) ? await countCasinoFacets(app, EVERY_CASINO, now) : counts,
      landing,
    ),
    // Built here, because the code for it is a considerable part of the scripts.
    addresses: {
      previous: search.page > 1 ? casinoListAddress({ ...search, page: search.page - 1 }) : undefined,
      next: search.page < lastPage ? casinoListAddress({ ...search, page: search.page + 1 }) : undefined,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => casinoListMeta(matches, loaderData)

export default function CasinoListScreen({ loaderData }: Route.ComponentProps) {
  return <CasinoListPage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return (
    <ListFailed head={DESCRIBED_CLAIMS.casinoListTitle} title="Failed to Load Casinos" to={paths.casinos()} />
  )
}

function withoutCountry({ country: _country, ...search }: CasinoSearch): CasinoSearch {
  return { ...search, page: 1 }
}

const GRAMMAR = {
  path: paths.casinos(),
  read: (query: URLSearchParams) => readCasinoSearch(query).search,
  addressOf: casinoListAddress,
}

function CasinoListPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { items, total, counts, notes, landing, landings } = loaderData
  const control = useListSearch(loaderData.search, GRAMMAR)
  useCountryPreset(loaderData.search, casinoListAddress)
  const awaitsCasino = useAwaitsCasino()
  if (awaitsCasino) return <CasinoPageSkeleton />
  const panel = { search: control.search, counts, onChange: control.change }
  return (
    <>
      <div className="wrap">
        <ListTop landing={landing} />
      </div>
      <CasinoListHead {...control} />
      <div className="wrap">
        <div className="list-layout">
          <FilterSidebar {...panel} total={control.isLoading ? undefined : total} />
          <section aria-label="Casinos">
            <ListToolbar {...control} total={total} />
            {loaderData.search.country !== undefined && (
              <CountryCount
                country={loaderData.search.country}
                total={total}
                everywhere={loaderData.everywhere}
                things={['casino accepts', 'casinos accept']}
                all={casinoListAddress(withoutCountry(loaderData.search))}
              />
            )}
            <AppliedFilters search={control.search} />
            <SearchNotes typed={loaderData.search.search} own="casinos" notes={notes} />
            <CasinoResults
              search={loaderData.search}
              items={items}
              total={total}
              isLoading={control.isLoading}
            />
          </section>
        </div>
        <LandingLinks landings={landings} />
      </div>
    </>
  )
}

/** Active filters as chips that remove them. */
function AppliedFilters({ search }: { search: CasinoSearch }) {
  const filters = appliedFilters(search)
  if (search.search !== '') {
    filters.unshift({
      key: 'search',
      label: `“${search.search}”`,
      without: { ...search, search: '', page: 1 },
    })
  }
  if (search.paymentMatch === 'all' && (search.paymentMethods ?? []).length > 1) {
    filters.push({
      key: 'paymentMatch',
      label: 'All of the payment methods',
      without: withMatch(search, false),
    })
  }
  if (filters.length === 0) return null
  return (
    <ul className="applied" aria-label="Applied filters">
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link className="chip" to={casinoListAddress(without)} preventScrollReset>
            <span className="sr">Remove </span>
            <span className="ell">{label}</span>
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface ListToolbarProps extends ListSearchControl<CasinoSearch> {
  total: number
}

function ListToolbar({ search, isLoading, change, total }: ListToolbarProps) {
  const set = appliedFilters(search).length
  return (
    <div className="toolbar">
      <div className="toolbar__count">
        <h2 aria-live="polite">{isLoading ? 'Loading...' : `${grouped(total)} Casinos Found`}</h2>
        {hasFilters(search) && <p className="xs mut">Filtered results based on your criteria</p>}
      </div>
      <Button variant="outline" className="toolbar__filters lg:hidden" popoverTarget={FILTER_PANEL}>
        <Icon of={SlidersHorizontal} size={18} />
        Filters
        {set > 0 && (
          <span className="badge badge--brand">
            {set}
            <span className="sr"> set</span>
          </span>
        )}
      </Button>
      <SortField
        form={FILTER_FORM}
        options={SORTS}
        value={search.sort}
        onChange={(sort) => change({ ...search, sort: sort as CasinoSort, page: 1 })}
      />
      <ViewToggle />
    </div>
  )
}

function ViewToggle() {
  const mode = useViewMode()
  return (
    <div className="seg toolbar__view" role="group" aria-label="View mode">
      {VIEWS.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={mode === view}
          aria-label={label}
          data-tooltip={label}
          onClick={() => setViewMode(view)}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
    </div>
  )
}

const VIEWS = [
  { view: 'list', label: 'List view', icon: Rows3 },
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
] as const

const SORTS = [...CASINO_SORT_NAMES].map(([value, label]) => ({ value, label }))
