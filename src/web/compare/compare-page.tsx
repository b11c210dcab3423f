import { Scale } from 'lucide'
import { EmptyState } from '#ui/empty-state.tsx'
import { BandKey } from '../scores/band-key.tsx'
import { CommissionNote } from '../shell/commission-note.tsx'
import { CompareGuide } from './compare-guide.tsx'
import { chosenOf } from './compare-meta.ts'
import { CompareNeeds } from './compare-needs.tsx'
import { CompareSearchBox } from './compare-search-box.tsx'
import { CompareToolbar } from './compare-toolbar.tsx'
import { COMPARE_WORDS } from './compare-words.ts'
import { Comparison } from './comparison.tsx'
import { FoundChoices } from './found-choices.tsx'
import { KindLinks } from './kind-links.tsx'
import { PopularComparisons } from './popular-comparisons.tsx'
import type { Route } from './+types/compare.screen.ts'

/** Up to three of a kind side by side. */
export function ComparePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { search, compared, popular, found, filters, country } = loaderData
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
      {filters !== undefined && <CompareNeeds search={search} filters={filters} />}
      {found !== undefined && <FoundChoices search={search} found={found} now={now} />}
      <CompareToolbar search={search} names={chosenOf(compared).map(({ name }) => name)} />
      <CommissionNote className="my-3" />
      <Comparison search={search} compared={compared} country={country} filters={filters} now={now} />
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
      <PopularComparisons pairs={popular} />
      <CompareGuide kind={search.kind} />
    </div>
  )
}
