import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { SearchAnswer } from '#contract/search/search.schema.ts'
import { SUGGESTIONS } from '#contract/shared/limits.ts'
import { paths } from '#contract/shared/paths.ts'
import { cleanSearchText } from '#contract/shared/search-text.ts'
import { callApi } from '../shell/call-api.ts'
import { trackInteraction } from '../tracking/tracking.ts'
import { choiceId, choicesOf, SHORTCUTS } from './choice-rows.tsx'
import { useSettled } from './use-settled.ts'

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE_MS = 120

interface SearchBoxOptions {
  typed: string
  open: boolean
  /** The address of the results for a text. */
  resultsOf?: (text: string) => string
  onClose: () => void
}

/**
 * The keys of a search field with suggestions: arrows move, Enter goes to the active row or runs the search
 * when there is none, Escape closes. The focus never leaves the field.
 */
export function useSearchBox({ typed, open, resultsOf = casinosWith, onClose }: SearchBoxOptions) {
  const listId = useId()
  const navigate = useNavigate()
  const [active, setActive] = useState({ at: -1, typed })
  const { suggestions, waiting, now } = useSuggestions(typed)
  const text = cleanSearchText(typed)
  const meant = suggestions?.correctedTo
  const groups =
    suggestions === undefined ? (waiting ? [] : SHORTCUTS) : choicesOf(suggestions, meant ?? typed, now)
  const choices = groups.flatMap((group) => group.choices)
  // Other text, other rows: what was active before is not.
  const at = active.typed === typed && active.at < choices.length ? active.at : -1

  const close = () => {
    setActive({ at: -1, typed })
    onClose()
  }
  const run = () => {
    const chosen = choices[at]
    if (chosen === undefined && text === '') return
    close()
    if (chosen === undefined) trackInteraction('search', { type: 'search', id: text })
    void navigate(chosen?.to ?? resultsOf(text))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Or the browser would empty the field as well.
      event.preventDefault()
      return close()
    }
    const step = STEPS[event.key]
    if (step === undefined || choices.length === 0 || !open) return
    event.preventDefault()
    // One place more than there are rows: the field itself, where Enter searches for everything.
    const next = ((at + 1 + step + choices.length + 1) % (choices.length + 1)) - 1
    setActive({ at: next, typed })
    document.getElementById(choiceId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    run,
    panel: { listId, typed, meant, groups, active: at, waiting, onPick: close },
    field: {
      onKeyDown,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open && choices.length > 0,
      ...(open && choices.length > 0 && { 'aria-controls': listId }),
      ...(open && at >= 0 && { 'aria-activedescendant': choiceId(listId, at) }),
    } as const,
  }
}

function casinosWith(text: string): string {
  return paths.casinos(new URLSearchParams({ search: text }).toString())
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Suggestions for what is being typed; undefined below two characters and until the first answer. */
function useSuggestions(typed: string) {
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
