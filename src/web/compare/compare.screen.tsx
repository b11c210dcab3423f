import { Scale } from 'lucide'
import { readCasinoSearch } from '#contract/casino-search.ts'
import { readCompareSearch } from '#contract/compare-search.ts'
import type { CompareSearch } from '#contract/compare-search.ts'
import { COMPARE } from '#contract/limits.ts'
import { searchCasinos } from '#db/queries/casino-list.ts'
import { listCompareChoices } from '#db/queries/compare-choices.ts'
import { readCompared } from '#db/queries/compared.ts'
import { POPULAR_FROM, popularPairs } from '#domain/popular-pairs.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { appContext } from '../app-context.ts'
import { shownContext } from '../shown-context.ts'
import { BandKey } from '../scores/band-key.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { CompareGuide } from './compare-guide.tsx'
import { chosenOf, compareMeta } from './compare-meta.ts'
import { CompareSearchBox } from './compare-search-box.tsx'
import { CompareToolbar } from './compare-toolbar.tsx'
import { COMPARE_WORDS } from './compare-words.ts'
import { Comparison } from './comparison.tsx'
import { FoundChoices } from './found-choices.tsx'
import { KindLinks } from './kind-links.tsx'
import { PopularComparisons } from './popular-comparisons.tsx'
import { trimCompared } from './trim-compared.ts'
import type { Route } from './+types/compare.screen.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, now } = app
  context.get(shownContext).add('casinos', 'bonuses', 'games')
  const asked = readCompareSearch(new URL(request.url).searchParams)
  const compared = trimCompared(await readCompared(db, asked.kind, asked.ids, now()))
  // Unknown ids are dropped here, so that no link of the page carries them on.
  const search: CompareSearch = { ...asked, ids: chosenOf(compared).map(({ id }) => id) }
  const [best, found] = await Promise.all([
    searchCasinos(app, readCasinoSearch(new URLSearchParams()).search, {
      now: now(),
      size: POPULAR_FROM,
    }),
    search.find === '' ? undefined : listCompareChoices(app, search, now()),
  ])
  const popular = popularPairs(
    best.items.map(({ id, name }) => ({ id, name })),
    COMPARE.popular,
  )
  return { search, compared, popular, found, now: now().toISOString() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  compareMeta(matches, loaderData?.compared)

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const { search, compared, popular, found } = loaderData
  const now = new Date(loaderData.now)
  const { many, few } = COMPARE_WORDS[search.kind]
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>Compare {many}</h1>
        <p>Choose up to three. The best value in each row is marked, and every other number stays in view.</p>
      </div>
      <div className="cmp-head">
        <CompareSearchBox key={`${search.kind} ${search.find}`} search={search} />
        <KindLinks kind={search.kind} />
      </div>
      {found !== undefined && <FoundChoices search={search} found={found} now={now} />}
      <CompareToolbar search={search} />
      <Comparison search={search} compared={compared} now={now} />
      {search.ids.length === 0 && (
        <div className="mt-4">
          <EmptyState as="h2" icon={Scale} title="Nothing to compare yet">
            Add {few} to the slots above, or start from a popular comparison below.
          </EmptyState>
        </div>
      )}
      <div className="only-m mt-4">
        <BandKey />
      </div>
      <CommissionNote className="mt-4" />
      <PopularComparisons pairs={popular} />
      <CompareGuide kind={search.kind} />
    </div>
  )
}
