import { useQuery } from '@tanstack/react-query'
import { SUGGESTIONS } from '#contract/shared/limits.ts'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { callApi } from '../shell/call-api.ts'
import { useSettled } from './use-settled.ts'

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE_MS = 120

/** Suggestions for what is being typed; undefined below two characters and until the first answer. */
export function useSuggestions(typed: string) {
  const text = cleanSearchText(typed)
  const settled = useSettled(text, PAUSE_MS)
  const asks = text.length >= SUGGESTIONS.minCharacters && settled.length >= SUGGESTIONS.minCharacters
  const { data, isPending, dataUpdatedAt } = useQuery({
    queryKey: ['/api/search', settled.toLowerCase()],
    queryFn: ({ signal }) =>
      callApi<SearchAnswer>(`/api/search?q=${encodeURIComponent(settled)}`, { signal }),
    enabled: asks,
    placeholderData: (before) => before,
  })
  const waiting = asks ? isPending : text.length >= SUGGESTIONS.minCharacters
  return { suggestions: asks ? data : undefined, waiting, now: new Date(dataUpdatedAt) }
}
