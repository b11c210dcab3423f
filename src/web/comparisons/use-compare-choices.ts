import { useQuery } from '@tanstack/react-query'
import { writeCompareSearch, type CompareSearch } from '#contract/comparisons/compare-search.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { useSettled } from '../search/use-settled.ts'
import { callApi } from '../shell/call-api.ts'
import { choicesOfKind } from './compare-choice.tsx'

type FoundChoicesData = Suggestions & { hasMore: boolean }

const PAUSE_MS = 120

/** Items that can be added and match the typed text; initially the best of the kind. */
export function useCompareChoices(search: CompareSearch, typed: string, enabled = true) {
  const find = useSettled(cleanSearchText(typed), PAUSE_MS)
  const query = writeCompareSearch({
    ...search,
    onlyDifferences: false,
    showsAll: false,
    find: find.toLowerCase(),
  })
  const { data, isPending, dataUpdatedAt } = useQuery({
    queryKey: ['compare-choices', query],
    queryFn: ({ signal }) => callApi<FoundChoicesData>(`/compare/choices?${query}`, { signal }),
    placeholderData: (before) => before,
    enabled,
  })
  return {
    choices: data === undefined ? [] : choicesOfKind(data, search.kind, typed, new Date(dataUpdatedAt)),
    hasMore: data?.hasMore ?? false,
    isPending,
  }
}
