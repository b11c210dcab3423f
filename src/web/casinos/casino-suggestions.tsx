import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#contract/shared/paths.ts'
import type { Suggestions } from '#contract/search/search.schema.ts'
import { Link } from '#ui/link.tsx'
import { CasinoChoice } from '../search/choice-rows.tsx'
import { useSettled } from '../search/use-settled.ts'
import { callApi } from '../shell/call-api.ts'
import { optionId } from './use-casino-suggest.ts'
import type { FoundCasino } from './use-casino-suggest.ts'

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE_MS = 120

interface CasinoSuggestionsProps {
  id: string
  /** Trimmed, and long enough to search for. */
  text: string
  /** The place of the marked suggestion; -1 for none. */
  marked: number
  onFound: (casinos: readonly FoundCasino[]) => void
}

/** Up to five casinos for a text, in a file of its own because it is only wanted once somebody types. */
export function CasinoSuggestions({ id, text, marked, onFound }: CasinoSuggestionsProps) {
  const settled = useSettled(text, PAUSE_MS)
  const { data, isPending } = useQuery({
    queryKey: ['casino-suggestions', settled.toLowerCase()],
    queryFn: ({ signal }) =>
      callApi<Suggestions['casinos']>(`/casinos/suggestions?q=${encodeURIComponent(settled)}`, { signal }),
    placeholderData: (before) => before,
  })
  useEffect(() => {
    onFound(data ?? [])
  }, [data, onFound])

  if (isPending) return <output className="command__empty block">Loading...</output>
  if (data === undefined || data.length === 0)
    return <output className="command__empty block">No casinos found</output>
  return (
    <div className="command__list" id={id} role="listbox" aria-label="Casinos">
      {data.map((casino, index) => (
        <Link
          key={casino.id}
          id={optionId(id, casino.id)}
          className="command__item"
          role="option"
          aria-selected={index === marked}
          tabIndex={-1}
          to={paths.casino(casino)}
        >
          <CasinoChoice casino={casino} typed={text} />
        </Link>
      ))}
    </div>
  )
}
