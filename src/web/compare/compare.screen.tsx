import { readCasinoSearch } from '#contract/casinos/casino-search.ts'
import { readCompareSearch } from '#contract/comparisons/compare-search.ts'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE } from '#contract/shared/limits.ts'
import { searchCasinoCards } from '#db/queries/casinos/casino-list.ts'
import { listCompareChoices } from '#db/queries/comparisons/compare-choices.ts'
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
  const compared = trimCompared(await readCompared(db, asked.kind, asked.ids, now()))
  // Unknown ids are dropped here, so that no link of the page carries them on.
  const search: CompareSearch = { ...asked, ids: chosenOf(compared).map(({ id }) => id) }
  const [best, found] = await Promise.all([
    searchCasinoCards(app, readCasinoSearch(new URLSearchParams()).search, {
      now: now(),
      size: POPULAR_FROM,
    }),
    search.find === '' ? undefined : listCompareChoices(app, search, now()),
  ])
  const popular = popularPairs(
    best.items.filter(({ safetyIndex }) => safetyIndex !== null).map(({ id, name }) => ({ id, name })),
    COMPARE.popular,
  )
  return { search, compared, popular, found, now: now().toISOString() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  compareMeta(matches, loaderData?.compared)

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  return <ComparePage loaderData={loaderData} />
}
