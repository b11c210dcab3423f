import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { SUGGESTIONS } from '#contract/search/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { useCombobox } from '#ui/use-combobox.ts'
import { useCountry } from '../countries/use-country.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../analytics/tracking.ts'
import { choicesOf, SHORTCUTS } from './choice-rows.tsx'
import { useSettled } from './use-settled.ts'

/** The pause in typing before suggestions are requested, in milliseconds. */
const PAUSE_MS = 120

interface SearchBoxOptions {
  typed: string
  open: boolean
  resultsOf?: (text: string) => string
  setOpen: (isOpen: boolean) => void
}

/**
 * The keys of a search field with suggestions: arrows move, Enter follows the active row or runs the search, Escape
 * closes. The focus stays in the field.
 */
export function useSearchBox({ typed, open, resultsOf = casinosWith, setOpen }: SearchBoxOptions) {
  const navigate = useNavigate()
  const { suggestions, waiting, now } = useSuggestions(typed)
  const text = cleanSearchText(typed)
  const meant = suggestions?.correctedTo
  const groups =
    suggestions === undefined ? (waiting ? [] : SHORTCUTS) : choicesOf(suggestions, meant ?? typed, now)
  const choices = groups.flatMap((group) => group.choices)
  const { listId, active, reset, field } = useCombobox({
    typed,
    count: choices.length,
    isOpen: open,
    setOpen,
  })
  const close = () => {
    reset()
    setOpen(false)
  }
  const run = () => {
    const chosen = choices[active]
    if (chosen === undefined && text === '') return
    close()
    if (chosen === undefined) trackInteraction('search', { type: 'search', id: text })
    void navigate(chosen?.to ?? resultsOf(text))
  }
  return { run, panel: { listId, typed, meant, groups, active, waiting, onPick: close }, field }
}

function casinosWith(text: string): string {
  return paths.casinos(new URLSearchParams({ search: text }).toString())
}

/** Suggestions for the typed text; undefined below two characters and until the first response. */
function useSuggestions(typed: string) {
  const text = cleanSearchText(typed)
  const settled = useSettled(text, PAUSE_MS)
  const country = useCountry()
  const asks = text.length >= SUGGESTIONS.minCharacters && settled.length >= SUGGESTIONS.minCharacters
  const { data, isPending, dataUpdatedAt } = useQuery({
    queryKey: ['/api/search', settled.toLowerCase(), country],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ q: settled, ...(country !== undefined && { country }) })
      return callApi<SearchAnswer>(`/api/search?${query.toString()}`, { signal })
    },
    enabled: asks,
    placeholderData: (before) => before,
  })
  const waiting = asks ? isPending : text.length >= SUGGESTIONS.minCharacters
  return { suggestions: asks ? data : undefined, waiting, now: new Date(dataUpdatedAt) }
}
