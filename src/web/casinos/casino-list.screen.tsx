import { redirect } from 'react-router'
import { DEFAULT_CASINO_SORT, hasFilters, readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { CASINOS_PER_PAGE } from '#contract/shared/limits.ts'
import { countCasinoFacets, searchMatchingCards } from '#db/queries/casinos/casino-list.ts'
import { isDemoList } from '#operations/app/demo-content.ts'
import { findSearchNotes } from '#db/queries/search/search-notes.ts'
import { paths } from '#contract/shared/paths.ts'
import { landingOfList } from '#operations/landing/landing-links.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { ListFailed } from '../lists/list-failed.tsx'
import { CASINO_LIST_TITLE } from './casino-list-head.tsx'
import { casinoListIndexing, chosenFacets } from './casino-list-indexing.ts'
import { casinoListMeta } from './casino-list-meta.ts'
import { casinoListAddress } from './use-casino-search.ts'
import type { Route } from './+types/casino-list.screen.ts'
import { CasinoListPage } from './casino-list-page.tsx'
import { shownCounts } from './facet-options.ts'
import './casino-list-page.css'

const EVERY_CASINO = readCasinoSearch(new URLSearchParams()).search

/** A page beyond the last one leads to the last one, so that old links to a shrunken list stay useful. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const now = app.now()
  const { search } = readCasinoSearch(new URL(request.url).searchParams)
  const { landing, redirectTo } = landingOfList(app, {
    request,
    list: 'casinos',
    chosen: chosenFacets(search),
    hasMore: search.search !== '' || search.sort !== DEFAULT_CASINO_SORT || search.paymentMatch === 'all',
    page: search.page,
  })
  if (redirectTo !== undefined) throw redirect(redirectTo, 301)
  context.get(shownContext).add('casinos', 'bonuses')
  // What else matches a text is said as well.
  if (search.search !== '') context.get(shownContext).add('saved:games', 'posts')
  const [{ items, total, correctedTo }, counts] = await Promise.all([
    searchMatchingCards(app, search, { now, size: CASINOS_PER_PAGE }),
    countCasinoFacets(app, search, now),
  ])
  const lastPage = Math.max(1, Math.ceil(total / CASINOS_PER_PAGE))
  if (search.page > lastPage) throw redirect(casinoListAddress({ ...search, page: lastPage }))
  return {
    search,
    items,
    total,
    isDemo: await isDemoList(app, 'casino', { ids: items.map(({ id }) => id), total }),
    counts: shownCounts(counts, search),
    notes: await findSearchNotes(app, search.search, 'casinos', { correctedTo, now }),
    // Counts of a filtered list also name what was asked for, whether the catalogue has it or not.
    landing,
    landings: app.siteSettings.landings().filter(({ list }) => list === 'casinos'),
    indexing: casinoListIndexing(
      search,
      hasFilters(search) ? await countCasinoFacets(app, EVERY_CASINO, now) : counts,
      landing,
    ),
    // Written here: what writes them is no small part of the scripts.
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
  return <ListFailed head={CASINO_LIST_TITLE} title="Failed to Load Casinos" to={paths.casinos()} />
}
