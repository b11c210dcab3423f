import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { countryName, isCountryCode } from '#contract/countries/countries.ts'
import { COMPARE } from '#contract/shared/limits.ts'
import { searchCasinoCards } from '#db/queries/casinos/casino-list.ts'
import { listCompareChoices } from '#db/queries/comparisons/compare-choices.ts'
import { listCompareFilters } from '#db/queries/comparisons/compare-filters.ts'
import { readCompared } from '#db/queries/casinos/compared.ts'
import { POPULAR_FROM, popularPairs } from '#domain/comparisons/popular-pairs.ts'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { chosenOf, compareMeta } from './compare-meta.ts'
import { trimCompared } from './trim-compared.ts'
import type { Route } from './+types/compare.screen.ts'
import { ComparePage } from './compare-page.tsx'
import './compare-page.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  context.get(shownContext).add('casinos', 'bonuses', 'games')
  const asked = readCompareSearch(new URL(request.url).searchParams)
  const wanted = { ...asked.wanted, country: isCountryCode(asked.wanted.country) ? asked.wanted.country : '' }
  const compared = trimCompared(
    await readCompared(db, asked.kind, asked.ids, { now: now(), country: wanted.country }),
  )
  // Unknown ids and countries are dropped here, so that no link of the page carries them on.
  const search: CompareSearch = { ...asked, wanted, ids: chosenOf(compared).map(({ id }) => id) }
  const [best, found, filters] = await Promise.all([
    searchCasinoCards(app, readCasinoSearch(new URLSearchParams()).search, {
      now: now(),
      size: POPULAR_FROM,
    }),
    search.find === '' && search.listed === 0 ? undefined : listCompareChoices(app, search, now()),
    search.kind === 'casinos' ? listCompareFilters(app, now()) : undefined,
  ])
  const popular = popularPairs(
    best.items.filter(({ safetyIndex }) => safetyIndex !== null).map(({ id, name }) => ({ id, name })),
    COMPARE.popular,
  )
  const country = wanted.country === '' ? '' : countryName(wanted.country)
  return { search, compared, popular, found, filters, country, now: now().toISOString() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  compareMeta(matches, loaderData?.compared)

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  return <ComparePage loaderData={loaderData} />
}
