import { useNavigation } from 'react-router'
import type { CompareSearch } from '#contract/comparisons/compare-search.ts'
import { COMPARE_LIMIT } from '#contract/shared/limits.ts'
import { COMPARE_WORDS } from './compare-words.ts'
import { DifferenceSwitch } from './difference-switch.tsx'
import { ShareButton } from './share-button.tsx'

/** How many are chosen, and what can be done with them. */
export function CompareToolbar({ search, names }: { search: CompareSearch; names: readonly string[] }) {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === '/compare'
  return (
    <div className="cmp-bar">
      <p className="sm mut" role="status">
        {isLoading
          ? `Loading ${COMPARE_WORDS[search.kind].many}...`
          : `${search.ids.length} of ${COMPARE_LIMIT} chosen`}
      </p>
      {search.ids.length > 1 && <DifferenceSwitch search={search} />}
      {search.ids.length > 0 && <ShareButton search={search} title={names.join(' vs ')} />}
    </div>
  )
}
